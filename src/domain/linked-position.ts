/** A link may begin at a second of the song or episode that it leads to. */
import { matchRoute, splitLanguage } from './addresses/routing.ts'

export interface LinkedPosition {
  kind: 'track' | 'episode'
  id: string
  second: number
}

export const positionSearch = (second: number) => (second >= 1 ? `?t=${Math.floor(second)}` : '')

/** The screens that stand for one thing that sounds, and the parameter that names it. */
const screens = { track: 'track', episode: 'id' } as const
const kindOf = (screen: string | null): LinkedPosition['kind'] | null =>
  screen === 'track' || screen === 'episode' ? screen : null

/** The same behind an address that asks for something already. */
export const withStartSecond = (path: string, second: number) =>
  path + (path.includes('?') ? positionSearch(second).replace('?', '&') : positionSearch(second))

export const linkedPositionIn = (pathname: string, search: string): LinkedPosition | null => {
  const asked = new URLSearchParams(search).get('t') ?? ''
  const matched = matchRoute(splitLanguage(pathname).path)
  const kind = matched && kindOf(matched.route.screen)
  if (!kind || !/^[1-9]\d{0,5}$/.test(asked)) return null
  return { kind, id: matched.params[screens[kind]] ?? '', second: Number(asked) }
}

/** Where this one begins: at the second of the link where the link leads to it. */
export const startSecondFor = (id: string, moment: LinkedPosition | null): number | undefined =>
  moment?.id === id ? moment.second : undefined
