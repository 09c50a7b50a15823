/** Paths that pictures give as a kind mean the first item of that kind in the portal's list. */
/** The page with the first item of a kind, and the prefix of its address. */
const lists = {
  album: ['/music/albums', '/music/albums'],
  artist: ['/music/list', '/music/artists'],
  playlist: ['/music/playlists', '/music/playlists'],
  track: ['/music/tracks', '/music/tracks'],
  podcast: ['/podcast/list', '/podcast/details'],
  episode: ['/podcast/list', '/podcast/episode'],
  audiobook: ['/audiobook/list', '/audiobook/details'],
  author: ['/audiobook/list', '/audiobook/artists'],
  article: ['/articles/culture', '/articles'],
  premium: ['/articles/premium', '/articles'],
  news: ['/news', '/news'],
  video: ['/video/category/drama', '/video/details'],
  series: ['/video/list/drama', '/video/series'],
  game: ['/games/list', '/games/details'],
  tournament: ['/cups', '/tournaments/details'],
  app: ['/apps/viewAll', '/apps/pd'],
  partner: ['/mp/food', '/mp'],
  studio: ['/mp/digital', '/mp'],
  service: ['/partners/info-services', '/services'],
  voucher: ['/vouchers', '/vouchers/details'],
}

/** The page on which the first item of a kind is looked up; any other path is used unchanged. */
export const listOf = (path) => lists[path]?.[0] ?? path

const firstOf = async (portal, tenant, [from, start]) => {
  const { body } = await portal.get(from, `${tenant}.localhost`)
  const found = new RegExp(`href="(${start}/[^"]*?_[^"]*)"`).exec(body)?.[1]
  if (!found) throw new Error(`no address under ${start} stands in ${from} of ${tenant}`)
  return found
}

/** Each is looked up once. Any other path is its own address. */
export const addressesOf = (portal) => {
  const known = new Map()
  return async (tenant, path) => {
    if (!lists[path]) return path
    const key = `${tenant} ${path}`
    if (!known.has(key)) known.set(key, await firstOf(portal, tenant, lists[path]))
    return known.get(key)
  }
}
