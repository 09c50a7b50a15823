/** Every screen, with an existing address of each at one tenant; the addresses come from the tenant's home. */
import type { Page } from '@playwright/test'
import type { Portal } from '../tools/lib/portal.mjs'

export type Theme = 'light' | 'dark'
/** The alternate theme of each tenant; the other one is its own. */
const alternate: Record<string, Theme> = { riwaq: 'dark', nour: 'light', klang: 'dark' }

const first = async (portal: Portal, tenant: string, from: string, pattern: RegExp) => {
  const { body } = await portal.get(from, `${tenant}.localhost`)
  const found = pattern.exec(body)?.[1]
  if (!found) throw new Error(`${tenant} shows no ${pattern.source} on ${from}`)
  return found
}

const articleLink = /href="\/?(?:en)?(\/articles\/[^"]+_[^"]+)"/

/** Paths without language, by what they show. */
export const screensOf = async (portal: Portal, tenant = 'riwaq'): Promise<Record<string, string>> => {
  const album = await first(
    portal,
    tenant,
    '/en/music/albums',
    /href="\/?(?:en)?(\/music\/albums\/[^"/]+\/[^"/]+\/[^"/]+\/[^"]+)"/,
  )
  const artist = await first(portal, tenant, `/en${album}`, /href="\/?(?:en)?(\/music\/artists\/[^"]+)"/)
  const playlist = await first(
    portal,
    tenant,
    '/en/music/playlists',
    /href="\/?(?:en)?(\/music\/playlists\/[^"]+)"/,
  )
  const track = await first(portal, tenant, '/en/music/tracks', /href="\/?(?:en)?(\/music\/tracks\/[^"]+)"/)
  const article = await first(portal, tenant, '/en/articles/culture', articleLink)
  const premium = await first(portal, tenant, '/en/articles/premium', articleLink)
  const news = await first(portal, tenant, '/en/news', /href="\/?(?:en)?(\/news\/[^"]+_[^"]+)"/)
  const videoPath = await first(
    portal,
    tenant,
    '/en/video/category/drama',
    /href="\/?(?:en)?(\/video\/details\/[^"]+)"/,
  )
  const series = await first(
    portal,
    tenant,
    '/en/video/list/drama',
    /href="\/?(?:en)?(\/video\/series\/[^"]+)"/,
  )
  return {
    home: '/',
    music: '/music/list',
    album,
    artist,
    playlist,
    track,
    article,
    premium,
    news,
    video: videoPath,
    series,
    stream: videoPath.replace('/details/', '/stream/'),
    'video check': '/video/test',
    favourites: '/favorites',
    history: '/history',
    login: '/user/login',
    podcasts: '/podcast/list',
    plans: '/subscription',
    'not found': '/no/such/place',
  }
}

export const setThemeCookie = (page: Page, origin: string, tenant: string, theme: Theme) =>
  page
    .context()
    .addCookies([{ name: 'alternate-theme', value: theme === alternate[tenant] ? '1' : '0', url: origin }])

export const addressIn = (origin: string, lang: string, path: string) =>
  `${origin}/${lang}${path === '/' ? '' : path}`
