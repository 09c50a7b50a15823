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

let registered: Navigation | null = null
export const registerNavigation = (given: Navigation) => {
  registered = given
}
const registeredNavigation = (): Navigation => {
  if (!registered) throw new Error('no router is registered yet')
  return registered
}
export const navigate: Navigation['navigate'] = (path, options) =>
  registeredNavigation().navigate(path, options)
export const rewriteQuery = (path: string) => registeredNavigation().rewrite(path)
export const switchLanguage: Navigation['switchLanguage'] = (lang, to) =>
  registeredNavigation().switchLanguage(lang, to)
