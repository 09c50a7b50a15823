/** Two songs for downloads, and the backend's answers for them. */
import { type Page, expect } from '@playwright/test'
import { type RecordedCall, audioTag } from './page-modules-server.ts'
import { answerPlayerCalls, createTrack } from './player-answers.ts'
import { wave } from './wave.ts'

const seconds = 80
export const soundSize = wave(seconds).length
export const downloadableSongs = ['a', 'b'].map((id) => createTrack(id, seconds))

const download = (more: object = {}) => ({
  uri: `/media/${seconds}s.mp3`,
  size: soundSize,
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
export const downloadedLyrics = { lang: 'ar', lines: [{ at: 4.2, text: 'نور على الرمل' }] }
export const answerDownloads = (more: object = {}) => {
  const others = answerPlayerCalls()
  return (call: RecordedCall) => {
    if (call.path.startsWith('/content/lyrics/')) return { status: 200, body: downloadedLyrics }
    if (call.path === '/device') return { status: 200, body: device }
    return call.path === '/song/download' ? { status: 200, body: download(more) } : others(call)
  }
}
export const downloadSongs = (page: Page) =>
  page.evaluate(
    async (tracks) =>
      window.pageModules.downloadTracks(tracks, { kind: 'album', id: 'alb_desert', title: 'Desert' }),
    downloadableSongs,
  )
export const downloadStates = (page: Page) =>
  page.evaluate(() => window.pageModules.downloads.sounds?.map(({ track, state }) => `${track.id} ${state}`))
export const whenDownloaded = (page: Page) =>
  expect.poll(() => downloadStates(page)).toEqual(['a kept', 'b kept'])
