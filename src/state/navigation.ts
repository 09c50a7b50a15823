/**
 * Going somewhere, as screens and features see it. Paths stand without language prefix, as `linkTo` makes them.
 * The router in `app` registers itself as the driver.
 */
import type { Language } from '../contract/languages.ts'

export interface NavigateOptions {
  replace?: boolean | undefined
}
interface Navigation {
  navigate(path: string, options?: NavigateOptions): void
  /** Another query for the page that is on screen: written into its address, and nobody arrives anywhere. */
  rewrite(path: string): void
  /** One step back, or home where the history is too short (NAV-06, NAV-07). */
  goBack(): void
  /** Another language, at the same place where no path says otherwise. */
  switchLanguage(lang: Language, to?: string): void
  /** Fetches chunk and data of an address ahead of a likely tap. */
  prepare(path: string): void
  /** Path, query and hash of now, without language prefix. */
  here(): string
}

let driver: Navigation | null = null
export const registerNavigation = (given: Navigation) => {
  driver = given
}
const driven = (): Navigation => {
  if (!driver) throw new Error('no router is registered yet')
  return driver
}
export const navigate: Navigation['navigate'] = (path, options) => driven().navigate(path, options)
export const rewrite = (path: string) => driven().rewrite(path)
export const goBack = () => driven().goBack()
export const switchLanguage: Navigation['switchLanguage'] = (lang, to) => driven().switchLanguage(lang, to)
export const prepare = (path: string) => driven().prepare(path)
export const here = (): string => driven().here()
