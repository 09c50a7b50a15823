export const webmType = 'video/webm; codecs="vp8, vorbis"'
export const videoSize = { width: 854, height: 480 } as const
export const framesPerSecond = 8
export const secondsPerShot = 4
export const shotsPerReel = 4
