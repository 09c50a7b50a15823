/**
 * What a tenant's feature settings (node `enabled_features`, AMBIG-114) turn off: the kinds of a room and the addresses
 * that lead into it, or what a person does. What is not set is on, and what several rooms share goes with the last of
 * them. `cart` says nothing yet: nothing is bought before the purchase calls.
 */
import { pageSwitches } from '../../src/contract/page.ts'
import type { Kind } from '../../src/contract/kinds.ts'
import { sectionPath } from '../../src/domain/sections.ts'
import { Refused } from '../api/refused.ts'
import { type FooterLink, footerLinks } from '../../src/domain/footer-links.ts'
import { hasDisclaimer, headerOf, menuOf } from './configured.ts'
import type { Tenant } from './tenant.ts'

interface FeatureArea {
  readonly kinds: readonly Kind[]
  /** Beginnings of paths, without language prefix and first slash. */
  readonly addresses: readonly string[]
  /** News and films that tell of nothing else: their kind and their category. */
  readonly about?: readonly string[]
}

/** Whoever writes, hosts or reads aloud has one page, whatever they made. */
const authorPages: FeatureArea = { kinds: ['author'], addresses: ['audiobook/artists'] }
/** News of games tell of cups as well. */
const gamesNews: FeatureArea = { kinds: [], addresses: ['news/games'], about: ['news/games'] }

/** A film of a cup is watched on the cup's own page. */
const tournamentVideos: FeatureArea = { kinds: [], addresses: [], about: ['video/cup'] }

const featureArea = (
  kinds: readonly Kind[],
  addresses: readonly string[],
  ...more: readonly FeatureArea[]
): FeatureArea => ({
  kinds: [...kinds, ...more.flatMap((one) => one.kinds)],
  addresses: [...addresses, ...more.flatMap((one) => one.addresses)],
  about: more.flatMap(({ about = [] }) => about),
})

export const sectionFeatures = {
  games: featureArea(['game', 'onlineGame', 'cloudGame'], ['games', 'arcade'], gamesNews),
  tournaments: featureArea(['tournament', 'challenge'], ['tournaments', 'cups'], gamesNews, tournamentVideos),
  podcasts: featureArea(['podcast', 'episode'], ['podcast'], authorPages),
  audiobooks: featureArea(
    ['audiobook', 'chapter'],
    ['audiobook/list', 'audiobook/category', 'audiobook/genre', 'audiobook/details'],
    authorPages,
  ),
  video: featureArea(['video', 'series', 'musicVideo'], ['video', 'watch', 'music/video']),
  articles: featureArea(['article'], ['articles', 'read', 'magazine'], authorPages),
  vouchers: featureArea(['voucher', 'voucherBook'], ['vouchers', 'voucherbooks', 'voucher']),
} as const satisfies Record<string, FeatureArea>

/** What a person does everywhere, and the pages that are about nothing else. */
const actionFeatures = {
  search: featureArea([], ['search', 'search-q']),
  // The apps somebody has are those with a heart.
  likes: featureArea([], ['favorites', 'apps/manage']),
  playHistory: featureArea([], ['history']),
  // A ceiling that was set stays: a switch must not open what is closed to a child.
  parentalControl: featureArea([], ['parentalControl', 'parental/control']),
} as const satisfies Record<string, FeatureArea>
type ActionFeature = keyof typeof actionFeatures

/** Nothing may be seen of what stands here, and nothing leads to it. */
export interface DisabledFeatures extends FeatureArea {
  readonly about: readonly string[]
  readonly actions: readonly string[]
}

const nothing: DisabledFeatures = { kinds: [], addresses: [], about: [], actions: [] }

export const disabledFeaturesOf = ({ features }: Pick<Tenant, 'features'>): DisabledFeatures => {
  const areas = Object.entries({ ...sectionFeatures, ...actionFeatures })
  const disabled = areas.flatMap(([name, one]) => (features[name] === false ? [one] : []))
  if (disabled.length === 0) return nothing
  const enabled = areas.flatMap(([name, one]) => (features[name] === false ? [] : [one]))
  const without = <T>(of: (one: FeatureArea) => readonly T[]): T[] => {
    const stay = new Set(enabled.flatMap(of))
    return disabled.flatMap(of).filter((one) => !stay.has(one))
  }
  return {
    kinds: without<Kind>(({ kinds }) => kinds),
    addresses: without(({ addresses }) => addresses),
    about: without(({ about = [] }) => about),
    actions: Object.keys(actionFeatures).filter((name) => features[name] === false),
  }
}

/** A call for what nobody does here is as little there as its page. */
export const requireFeature = ({ features }: Pick<Tenant, 'features'>, name: ActionFeature): void => {
  if (features[name] === false) throw new Refused('NOT_FOUND')
}
export const isFeatureDisabled = (off: DisabledFeatures | undefined, name: ActionFeature): boolean =>
  off?.actions.includes(name) ?? false

/** What the page decides by; a tenant that switches nothing off has nothing to say. */
export const pageFeaturesOf = (
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
export const leadsToDisabled = (
  { addresses }: Pick<DisabledFeatures, 'addresses'>,
  path: string,
): boolean => {
  const plain = path.replace(/^\/main(?=\/)/, '')
  return addresses.some((address) => isBelow(plain, `/${address}`))
}

/**
 * A page is named like its address: `games-list-named` stands at `/games/list/{name}`. One of a section stands below the
 * room: `news-category` of `games` at `/news/games`.
 */
export const isPageDisabled = (
  off: DisabledFeatures,
  structure: string,
  ...sections: (string | undefined)[]
): boolean => {
  const [room = ''] = structure.split('-')
  const paths = sections.flatMap((section) => (section ? [`/${room}/${section}`] : []))
  return [`/${structure.replaceAll('-', '/')}`, ...paths].some((path) => leadsToDisabled(off, path))
}

/** Ways at the end of every page, where the tenant has others than all have. */
export const footerOf = (
  tenant: Pick<Tenant, 'features' | 'configurations'>,
): readonly FooterLink[] | undefined => {
  const off = disabledFeaturesOf(tenant)
  const links = menuOf(tenant, 'footer')
    .filter(({ clickUrl }) => !leadsToDisabled(off, clickUrl))
    .map(({ name, clickUrl }) => ({ name, to: clickUrl }))
  const isUsual = JSON.stringify(links) === JSON.stringify(footerLinks)
  return links.length === 0 || isUsual ? undefined : links
}

/** Sections of rail and tabs, as the header names them, without those that are disabled. */
export const sectionsOf = (tenant: Pick<Tenant, 'features' | 'sections' | 'configurations'>): string[] => {
  const off = disabledFeaturesOf(tenant)
  const sections = headerOf(tenant).sections ?? tenant.sections
  return sections.filter((name) => !leadsToDisabled(off, sectionPath(name)))
}
