/** The format of a sound, by its first bytes: an MP4 says so, everything else that is kept is MP3. */
export const soundTypeOf = (start: ArrayBuffer): 'audio/mp4' | 'audio/mpeg' => {
  if (start.byteLength < 8) return 'audio/mpeg'
  const isMp4 = new DataView(start).getUint32(4) === 0x66_74_79_70
  return isMp4 ? 'audio/mp4' : 'audio/mpeg'
}
