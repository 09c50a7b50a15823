/** `ftyp` is the name of an MP4's first box, `fLaC` begins a FLAC, `OggS` an Ogg file, which holds Opus here. */
const marks = [
  { at: 4, mark: 0x66_74_79_70, type: 'audio/mp4' },
  { at: 0, mark: 0x66_4c_61_43, type: 'audio/flac' },
  { at: 0, mark: 0x4f_67_67_53, type: 'audio/ogg; codecs=opus' },
] as const

export const soundTypeOf = (start: ArrayBuffer): string => {
  const view = new DataView(start)
  const found = marks.find(({ at, mark }) => view.byteLength >= at + 4 && view.getUint32(at) === mark)
  return found?.type ?? 'audio/mpeg'
}
