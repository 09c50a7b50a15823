/** Two songs that are taken along, and what the backend says of them. */
import { type Page, expect } from '@playwright/test'
import { type Asked, audioTag } from './page-modules-server.ts'
import { answers, track } from './player-page.ts'
import { wave } from './wave.ts'

const seconds = 80
export const size = wave(seconds).length
export const songs = ['a', 'b'].map((id) => track(id, seconds))

const download = (more: object = {}) => ({
  uri: `/media/${seconds}s.mp3`,
  size,
  etag: audioTag,
  validUntil: null,
  now: new Date().toISOString(),
  ticket: 'ticket-kept',
  ...more,
})
const device = {
  id: 'device-1',
  deviceAttributes: { desktop: true, tablet: false, modernPhone: false, operatingSystem: 'LINUX' },
}
export const words = { lang: 'ar', lines: [{ at: 4.2, text: 'نور على الرمل' }] }
export const answerWith = (more: object = {}) => {
  const others = answers()
  return (asked: Asked) => {
    if (asked.path.startsWith('/content/lyrics/')) return { status: 200, body: words }
    if (asked.path === '/device') return { status: 200, body: device }
    return asked.path === '/song/download' ? { status: 200, body: download(more) } : others(asked)
  }
}
export const take = (page: Page) =>
  page.evaluate(
    async (tracks) => window.parts.keepSounds(tracks, { kind: 'album', id: 'alb_desert', title: 'Desert' }),
    songs,
  )
export const states = (page: Page) =>
  page.evaluate(() => window.parts.keep.sounds?.map(({ track, state }) => `${track.id} ${state}`))
export const whenKept = (page: Page) => expect.poll(() => states(page)).toEqual(['a kept', 'b kept'])
