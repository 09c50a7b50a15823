/** A video on its stream page. */
import { type Page, expect } from '@playwright/test'
import { lastSegmentOf, firstLinkedPathOn } from './backend-content.ts'
import type { Portal } from '../tools/lib/portal.mjs'

/** The stream page of the first series: its first episode is everyone's, and has several qualities. */
export const firstSeriesStreamPath = async (portal: Portal) => {
  const series = await firstLinkedPathOn(portal, '/video/list/drama', 'series')
  return `/video/stream/${lastSegmentOf(series)}`
}
export const videoState = (page: Page) =>
  page.locator('video').evaluate((video) => {
    if (!(video instanceof HTMLVideoElement)) throw new Error('no film')
    const { currentTime, videoHeight } = video
    const lines = [...video.textTracks].flatMap((track) => [...(track.activeCues ?? [])])
    return { at: currentTime, lines: videoHeight, lineCount: lines.length }
  })
/** A page that was opened by its address may wait for a tap; a question of a test counts as one. */
export const whenVideoPlaysPast = (page: Page, seconds: number) =>
  expect
    .poll(() =>
      page.locator('video').evaluate((video) => {
        if (!(video instanceof HTMLVideoElement)) throw new Error('no film')
        if (video.paused && video.readyState > 0) void video.play()
        return video.currentTime
      }),
    )
    .toBeGreaterThan(seconds)
export const seekVideo = (page: Page, to: number) =>
  page.locator('video').evaluate((video, at) => {
    if (video instanceof HTMLVideoElement) video.currentTime = at
  }, to)
export const openVideoSettings = (page: Page) => page.getByRole('button', { name: 'Video settings' }).click()
