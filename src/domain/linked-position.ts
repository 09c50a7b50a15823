import { matchRoute, splitLanguage } from './addresses/routing.ts'

export interface LinkedPosition {
  kind: 'track' | 'episode'
  id: string
  second: number
}

export const positionSearch = (second: number) => (second >= 1 ? `?t=${Math.floor(second)}` : '')

const screens = { track: 'track', episode: 'id' } as const
const kindOf = (screen: string | null): LinkedPosition['kind'] | null =>
  screen === 'track' || screen === 'episode' ? screen : null

export const withStartSecond = (path: string, second: number) =>
  path + (path.includes('?') ? positionSearch(second).replace('?', '&') : positionSearch(second))

export const linkedPositionIn = (pathname: string, search: string): LinkedPosition | null => {
  const value = new URLSearchParams(search).get('t') ?? ''
  const matched = matchRoute(splitLanguage(pathname).path)
  const kind = matched && kindOf(matched.route.screen)
  if (!kind || !/^[1-9]\d{0,5}$/.test(value)) return null
  return { kind, id: matched.params[screens[kind]] ?? '', second: Number(value) }
}

export const startSecondFor = (id: string, linked: LinkedPosition | null): number | undefined =>
  linked?.id === id ? linked.second : undefined
