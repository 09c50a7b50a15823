/**
 * What a tenant's feature settings (node `enabled_features`, AMBIG-114) turn off: the kinds of a room and the addresses
 * that lead into it, or what a person does. What is not set is on, and what several rooms share goes with the last of
 * them. `cart` says nothing yet: nothing is bought before the purchase calls.
 */
import { pageSwitches } from '../../src/contract/page.ts'
import type { Kind } from '../../src/contract/kinds.ts'
import { roomPath } from '../../src/domain/sections.ts'
import { Refused } from '../api/refused.ts'
import { type FooterLink, footerLinks } from '../../src/domain/footer-links.ts'
import { hasDisclaimer, headerOf, menuOf } from './configured.ts'
import type { Tenant } from './tenant.ts'

interface Room {
  readonly kinds: readonly Kind[]
  /** Beginnings of paths, without language prefix and first slash. */
  readonly addresses: readonly string[]
  /** News and films that tell of nothing else: their kind and their category. */
  readonly about?: readonly string[]
}

/** Whoever writes, hosts or reads aloud has one page, whatever they made. */
const people: Room = { kinds: ['author'], addresses: ['audiobook/artists'] }
/** News of games tell of cups as well. */
const gamesNews: Room = { kinds: [], addresses: ['news/games'], about: ['news/games'] }

/** A film of a cup is watched on the cup's own page. */
const cupFilms: Room = { kinds: [], addresses: [], about: ['video/cup'] }

const room = (kinds: readonly Kind[], addresses: readonly string[], ...more: readonly Room[]): Room => ({
  kinds: [...kinds, ...more.flatMap((one) => one.kinds)],
  addresses: [...addresses, ...more.flatMap((one) => one.addresses)],
  about: more.flatMap(({ about = [] }) => about),
})

export const switchedRooms = {
  games: room(['game', 'onlineGame', 'cloudGame'], ['games', 'arcade'], gamesNews),
  tournaments: room(['tournament', 'challenge'], ['tournaments', 'cups'], gamesNews, cupFilms),
  podcasts: room(['podcast', 'episode'], ['podcast'], people),
  audiobooks: room(
    ['audiobook', 'chapter'],
    ['audiobook/list', 'audiobook/category', 'audiobook/genre', 'audiobook/details'],
    people,
  ),
  video: room(['video', 'series', 'musicVideo'], ['video', 'watch', 'music/video']),
  articles: room(['article'], ['articles', 'read', 'magazine'], people),
  vouchers: room(['voucher', 'voucherBook'], ['vouchers', 'voucherbooks', 'voucher']),
} as const satisfies Record<string, Room>

/** What a person does everywhere, and the pages that are about nothing else. */
const switchedDeeds = {
  search: room([], ['search', 'search-q']),
  // The apps somebody has are those with a heart.
  likes: room([], ['favorites', 'apps/manage']),
  playHistory: room([], ['history']),
  // A ceiling that was set stays: a switch must not open what is closed to a child.
  parentalControl: room([], ['parentalControl', 'parental/control']),
} as const satisfies Record<string, Room>
type SwitchedDeed = keyof typeof switchedDeeds

/** Nothing may be seen of what stands here, and nothing leads to it. */
export interface Off extends Room {
  readonly about: readonly string[]
  readonly deeds: readonly string[]
}

const nothing: Off = { kinds: [], addresses: [], about: [], deeds: [] }

export const offOf = ({ features }: Pick<Tenant, 'features'>): Off => {
  const rooms = Object.entries({ ...switchedRooms, ...switchedDeeds })
  const dark = rooms.flatMap(([name, one]) => (features[name] === false ? [one] : []))
  if (dark.length === 0) return nothing
  const lit = rooms.flatMap(([name, one]) => (features[name] === false ? [] : [one]))
  const without = <T>(of: (one: Room) => readonly T[]): T[] => {
    const stay = new Set(lit.flatMap(of))
    return dark.flatMap(of).filter((one) => !stay.has(one))
  }
  return {
    kinds: without<Kind>(({ kinds }) => kinds),
    addresses: without(({ addresses }) => addresses),
    about: without(({ about = [] }) => about),
    deeds: Object.keys(switchedDeeds).filter((name) => features[name] === false),
  }
}

/** A call for what nobody does here is as little there as its page. */
export const requireDeed = ({ features }: Pick<Tenant, 'features'>, name: SwitchedDeed): void => {
  if (features[name] === false) throw new Refused('NOT_FOUND')
}
export const isDeedOff = (off: Off | undefined, name: SwitchedDeed): boolean =>
  off?.deeds.includes(name) ?? false

/** What the page decides by; a tenant that switches nothing off has nothing to say. */
export const featuresOfPage = (
  tenant: Pick<Tenant, 'features' | 'configurations'>,
): Record<string, unknown> => {
  const { features } = tenant
  const { hasSearch, hasNotifications } = headerOf(tenant)
  const off: Partial<Record<string, boolean>> = {
    search: !hasSearch,
    notifications: !hasNotifications,
    disclaimer: !hasDisclaimer(tenant),
  }
  const isOff = (name: string) => features[name] === false || off[name]
  return {
    ownedOnly: features['ownedOnly'],
    multipleLoginOptions: features['multipleLoginOptions'],
    ...Object.fromEntries(pageSwitches.flatMap((name) => (isOff(name) ? [[name, false]] : []))),
  }
}

const isBelow = (path: string, address: string) =>
  path === address || path.startsWith(`${address}/`) || path.startsWith(`${address}?`)

/** Does this path lead into a room that is off? `/main/cups` is `/cups`. */
export const leadsOff = ({ addresses }: Pick<Off, 'addresses'>, path: string): boolean => {
  const plain = path.replace(/^\/main(?=\/)/, '')
  return addresses.some((address) => isBelow(plain, `/${address}`))
}

/**
 * A page is named like its address: `games-list-named` stands at `/games/list/{name}`. One of a section stands below the
 * room: `news-category` of `games` at `/news/games`.
 */
export const isPageOff = (off: Off, structure: string, ...sections: (string | undefined)[]): boolean => {
  const [room = ''] = structure.split('-')
  const paths = sections.flatMap((section) => (section ? [`/${room}/${section}`] : []))
  return [`/${structure.replaceAll('-', '/')}`, ...paths].some((path) => leadsOff(off, path))
}

/** Ways at the end of every page, where the tenant has others than all have. */
export const footerOf = (
  tenant: Pick<Tenant, 'features' | 'configurations'>,
): readonly FooterLink[] | undefined => {
  const off = offOf(tenant)
  const links = menuOf(tenant, 'footer')
    .filter(({ clickUrl }) => !leadsOff(off, clickUrl))
    .map(({ name, clickUrl }) => ({ name, to: clickUrl }))
  const isUsual = JSON.stringify(links) === JSON.stringify(footerLinks)
  return links.length === 0 || isUsual ? undefined : links
}

/** Rooms of rail and tabs, as the header names them, without those that are off. */
export const roomsOf = (tenant: Pick<Tenant, 'features' | 'rooms' | 'configurations'>): string[] => {
  const off = offOf(tenant)
  const rooms = headerOf(tenant).rooms ?? tenant.rooms
  return rooms.filter((name) => !leadsOff(off, roomPath(name)))
}
