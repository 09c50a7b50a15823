import type { Language } from '../../contract/languages.ts'

export interface NavigateOptions {
  replace?: boolean | undefined
}
interface Navigation {
  navigate(path: string, options?: NavigateOptions): void
  rewrite(path: string): void
  switchLanguage(lang: Language, to?: string): void
}

let registered: Navigation | null = null
export const registerNavigation = (navigation: Navigation) => {
  registered = navigation
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
