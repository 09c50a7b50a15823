import { expect, it } from 'vitest'
import { soundTypeOf } from './sound-type.ts'

const bytes = (text: string) => new TextEncoder().encode(text).buffer

it('tells MP4, FLAC and Opus from MP3 by the first bytes', () => {
  expect(soundTypeOf(bytes('\0\0\0 ftypM4A \0\0\0\0'))).toBe('audio/mp4')
  expect(soundTypeOf(bytes('fLaC\0\0'))).toBe('audio/flac')
  expect(soundTypeOf(bytes('OggS\0\u0002'))).toBe('audio/ogg; codecs=opus')
  for (const other of ['ID3\u0004\0\0\0\0\0\0', '', 'short', 'ftypID3 '])
    expect(soundTypeOf(bytes(other)), other).toBe('audio/mpeg')
})
