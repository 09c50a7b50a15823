export const playlistType = 'application/vnd.apple.mpegurl'

const types = new Map([
  ['m3u8', playlistType],
  ['ts', 'video/mp2t'],
  ['m4s', 'video/iso.segment'],
  ['mp4', 'video/mp4'],
  ['m4v', 'video/mp4'],
  ['cmfv', 'video/mp4'],
  ['m4a', 'audio/mp4'],
  ['cmfa', 'audio/mp4'],
  ['aac', 'audio/aac'],
  ['mp3', 'audio/mpeg'],
  ['ac3', 'audio/ac3'],
  ['ec3', 'audio/eac3'],
  ['vtt', 'text/vtt; charset=utf-8'],
  ['webvtt', 'text/vtt; charset=utf-8'],
  ['key', 'application/octet-stream'],
])

export const extensionOf = (path: string): string => /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? ''
export const hlsTypeOf = (path: string): string | null => types.get(extensionOf(path)) ?? null
