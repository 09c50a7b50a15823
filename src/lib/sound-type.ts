/** `ftyp` is the name of an MP4's first box, `fLaC` begins a FLAC. */
const marks = [
  { at: 4, mark: 0x66_74_79_70, type: 'audio/mp4' },
  { at: 0, mark: 0x66_4c_61_43, type: 'audio/flac' },
] as const

export const soundTypeOf = (start: ArrayBuffer): string => {
  const view = new DataView(start)
  const found = marks.find(({ at, mark }) => view.byteLength >= at + 4 && view.getUint32(at) === mark)
  return found?.type ?? 'audio/mpeg'
}
