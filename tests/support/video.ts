/** A video on its stream page. */
import type { Page, Route } from '@playwright/test'
import { lastSegmentOf, firstLinkedPathOn } from './backend-content.ts'
import type { Portal } from '../tools/lib/portal.mjs'

/** The stream page of the first series: its first episode is everyone's, and has several qualities. */
export const firstSeriesStreamPath = async (portal: Portal) => {
  const series = await firstLinkedPathOn(portal, '/video/list/drama', 'series')
  return `/video/stream/${lastSegmentOf(series)}`
}
/** A page that is opened by its address may play only after a tap: it gets its video once there was one. */
export const openStreamPage = async (page: Page, path: string) => {
  let release = () => {}
  const tapped = new Promise<void>((done) => (release = done))
  const hold = async (route: Route) => {
    await tapped
    await route.fallback()
  }
  await page.route('**/api/video/streaming', hold, { times: 1 })
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).click()
  release()
}
export const videoState = (page: Page) =>
  page.locator('video').evaluate((video) => {
    if (!(video instanceof HTMLVideoElement)) throw new Error('no film')
    const { currentTime, videoHeight } = video
    const lines = [...video.textTracks].flatMap((track) => [...(track.activeCues ?? [])])
    return { at: currentTime, lines: videoHeight, lineCount: lines.length }
  })
export const seekVideo = (page: Page, to: number) =>
  page.locator('video').evaluate((video, at) => {
    if (video instanceof HTMLVideoElement) video.currentTime = at
  }, to)
export const openVideoSettings = (page: Page) => page.getByRole('button', { name: 'Video settings' }).click()
