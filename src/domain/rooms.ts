/** Rooms that a tenant can have in its rail and tabs, in the order of its data file; words: `rooms.<name>`. */
const rooms: Record<string, string> = {
  home: '/',
  music: '/music/list',
  listen: '/listen',
  watch: '/video/list/all',
  play: '/games/list',
  podcasts: '/podcast/list',
  audiobooks: '/audiobook/list',
  stories: '/audiobook/list',
  read: '/read',
  magazine: '/magazine',
  live: '/live',
  cups: '/cups',
  vouchers: '/vouchers',
  library: '/favorites',
}

export const roomNames: readonly string[] = Object.keys(rooms)

/** Path of a room without language prefix; an unknown name is a structure of the tenant. */
export const roomPath = (name: string): string => rooms[name] ?? `/${encodeURIComponent(name)}`
