/** A film on its stream page, as a test finds it there. */
import type { Page } from '@playwright/test'
import { idIn, pathOn } from './backend-content.ts'
import type { Portal } from '../tools/lib/portal.mjs'

/** The stream page of the first series: its first episode is everyone's, and has several qualities. */
export const streamOf = async (portal: Portal) => {
  const series = await pathOn(portal, '/video/list/drama', 'series')
  return `/video/stream/${idIn(series)}`
}
export const filmNow = (page: Page) =>
  page.locator('video').evaluate((video) => {
    if (!(video instanceof HTMLVideoElement)) throw new Error('no film')
    const { currentTime, videoHeight } = video
    const lines = [...video.textTracks].flatMap((track) => [...(track.activeCues ?? [])])
    return { at: currentTime, lines: videoHeight, said: lines.length }
  })
export const seekFilm = (page: Page, to: number) =>
  page.locator('video').evaluate((video, at) => {
    if (video instanceof HTMLVideoElement) video.currentTime = at
  }, to)
export const openFilmMenu = (page: Page) => page.getByRole('button', { name: 'Settings of the film' }).click()
