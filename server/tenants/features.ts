/** A switch that is not set is on; what several sections share is disabled with the last of them (AMBIG-114). */
import { pageSwitches } from '../../src/contract/page.ts'
import { type Kind, type SectionFeature, kindNames, kindOf } from '../../src/contract/kinds.ts'
import { sectionPath } from '../../src/domain/sections.ts'
import { Refused } from '../api/refused.ts'
import { type FooterLink, footerLinks } from '../../src/domain/footer-links.ts'
import { hasDisclaimer, headerOf, menuOf } from './configured.ts'
import type { Tenant } from './tenant.ts'

interface FeatureArea {
  readonly kinds: readonly Kind[]
  /** Beginnings of paths, without language prefix and first slash. */
  readonly addresses: readonly string[]
  /** Kind and category of news and videos that are about nothing else. */
  readonly about?: readonly string[]
}
type Addresses = Omit<FeatureArea, 'kinds'>

/** Authors, hosts and narrators share one page. */
const authorPages: Addresses = { addresses: ['audiobook/artists'] }
/** News about games are also about tournaments. */
const gamesNews: Addresses = { addresses: ['news/games'], about: ['news/games'] }
/** A video of a tournament is shown on the tournament's own page. */
const tournamentVideos: Addresses = { addresses: [], about: ['video/cup'] }

const featureArea = (
  kinds: readonly Kind[],
  addresses: readonly string[],
  ...more: readonly Addresses[]
): FeatureArea => ({
  kinds,
  addresses: [...addresses, ...more.flatMap((one) => one.addresses)],
  about: more.flatMap(({ about = [] }) => about),
})

const section = (name: SectionFeature, ...rest: [readonly string[], ...Addresses[]]): FeatureArea =>
  featureArea(
    kindNames.filter((kind) => kindOf(kind).features.includes(name)),
    ...rest,
  )

export const sectionFeatures: Readonly<Record<SectionFeature, FeatureArea>> = {
  games: section('games', ['games', 'arcade'], gamesNews),
  tournaments: section('tournaments', ['tournaments', 'cups'], gamesNews, tournamentVideos),
  podcasts: section('podcasts', ['podcast'], authorPages),
  audiobooks: section(
    'audiobooks',
    ['audiobook/list', 'audiobook/category', 'audiobook/genre', 'audiobook/details'],
    authorPages,
  ),
  video: section('video', ['video', 'watch', 'music/video']),
  articles: section('articles', ['articles', 'read', 'magazine'], authorPages),
  vouchers: section('vouchers', ['vouchers', 'voucherbooks', 'voucher']),
}

/** Actions that are possible everywhere, and the pages that are about nothing else. */
const actionFeatures = {
  search: featureArea([], ['search', 'search-q']),
  // One's apps are the liked ones.
  likes: featureArea([], ['favorites', 'apps/manage']),
  playHistory: featureArea([], ['history']),
  // An age ceiling that was set stays in force: a switch must not open what is closed to a child.
  parentalControl: featureArea([], ['parentalControl', 'parental/control']),
} as const satisfies Record<string, FeatureArea>
type ActionFeature = keyof typeof actionFeatures

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
  const without = <T>(valuesOf: (one: FeatureArea) => readonly T[]): T[] => {
    const enabledValues = new Set(enabled.flatMap(valuesOf))
    return disabled.flatMap(valuesOf).filter((one) => !enabledValues.has(one))
  }
  return {
    kinds: without<Kind>(({ kinds }) => kinds),
    addresses: without(({ addresses }) => addresses),
    about: without(({ about = [] }) => about),
    actions: Object.keys(actionFeatures).filter((name) => features[name] === false),
  }
}

/** The calls of a disabled action are not found, like its page. */
export const requireFeature = ({ features }: Pick<Tenant, 'features'>, name: ActionFeature): void => {
  if (features[name] === false) throw new Refused('NOT_FOUND')
}
export const isFeatureDisabled = (disabled: DisabledFeatures | undefined, name: ActionFeature): boolean =>
  disabled?.actions.includes(name) ?? false

export const pageFeaturesOf = (
  tenant: Pick<Tenant, 'features' | 'configurations'>,
): Record<string, unknown> => {
  const { features } = tenant
  const { hasSearch, hasNotifications } = headerOf(tenant)
  const disabled: Partial<Record<string, boolean>> = {
    search: !hasSearch,
    notifications: !hasNotifications,
    disclaimer: !hasDisclaimer(tenant),
  }
  const isOff = (name: string) => features[name] === false || disabled[name]
  return {
    ownedOnly: features['ownedOnly'],
    multipleLoginOptions: features['multipleLoginOptions'],
    ...Object.fromEntries(pageSwitches.flatMap((name) => (isOff(name) ? [[name, false]] : []))),
  }
}

const isAtOrBelow = (path: string, address: string) =>
  path === address || path.startsWith(`${address}/`) || path.startsWith(`${address}?`)

/** Does this path lead to a disabled section? `/main/cups` is `/cups`. */
export const leadsToDisabled = (
  { addresses }: Pick<DisabledFeatures, 'addresses'>,
  path: string,
): boolean => {
  const plain = path.replace(/^\/main(?=\/)/, '')
  return addresses.some((address) => isAtOrBelow(plain, `/${address}`))
}

/** `games-list-named` is `/games/list/{name}`; `news-category` of `games` is `/news/games`. */
export const isPageDisabled = (
  disabled: DisabledFeatures,
  structure: string,
  ...sections: (string | undefined)[]
): boolean => {
  const [sectionName = ''] = structure.split('-')
  const paths = sections.flatMap((section) => (section ? [`/${sectionName}/${section}`] : []))
  return [`/${structure.replaceAll('-', '/')}`, ...paths].some((path) => leadsToDisabled(disabled, path))
}

/** The links of the footer; undefined where the tenant has the usual ones. */
export const footerOf = (
  tenant: Pick<Tenant, 'features' | 'configurations'>,
): readonly FooterLink[] | undefined => {
  const disabled = disabledFeaturesOf(tenant)
  const links = menuOf(tenant, 'footer')
    .filter(({ clickUrl }) => !leadsToDisabled(disabled, clickUrl))
    .map(({ name, clickUrl }) => ({ name, to: clickUrl }))
  const isUsual = JSON.stringify(links) === JSON.stringify(footerLinks)
  return links.length === 0 || isUsual ? undefined : links
}

/** Sections of rail and tabs, as the header names them, without those that are disabled. */
export const sectionsOf = (tenant: Pick<Tenant, 'features' | 'sections' | 'configurations'>): string[] => {
  const disabled = disabledFeaturesOf(tenant)
  const sections = headerOf(tenant).sections ?? tenant.sections
  return sections.filter((name) => !leadsToDisabled(disabled, sectionPath(name)))
}
