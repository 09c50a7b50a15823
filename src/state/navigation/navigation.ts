/**
 * Going somewhere, as screens and features see it. Paths stand without language prefix, as `linkTo` makes them.
 * The router in `app` registers itself as the driver.
 */
import type { Language } from '../../contract/languages.ts'

export interface NavigateOptions {
  replace?: boolean | undefined
}
interface Navigation {
  navigate(path: string, options?: NavigateOptions): void
  /** Another query for the page that is on screen: written into its address, and nobody arrives anywhere. */
  rewrite(path: string): void
  /** Another language, at the same place where no path says otherwise. */
  switchLanguage(lang: Language, to?: string): void
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
export const switchLanguage: Navigation['switchLanguage'] = (lang, to) => driven().switchLanguage(lang, to)
