/** A chosen language applies to earlier history entries as well, until an address names another. */
import type { Language } from '../../contract/languages.ts'
import { withLanguage } from '../../domain/addresses/routing.ts'
import { type View, viewOf } from './view.ts'

const addressOf = ({ path, search, hash }: View) => path + search + (hash ? `#${hash}` : '')

export const createChosenLanguage = (tenantDefault: Language) => {
  let chosen: Language | null = null
  const inLanguage = (view: View, lang: Language) =>
    viewOf(withLanguage(addressOf(view), lang, tenantDefault), tenantDefault, view.key)
  return {
    choose: (lang: Language, view: View): View => {
      chosen = lang
      return inLanguage(view, lang)
    },
    forget: () => {
      chosen = null
    },
    applyTo: (view: View): View => {
      if (chosen === null || view.lang === chosen) return view
      const next = inLanguage(view, chosen)
      history.replaceState(history.state, '', next.href)
      return next
    },
  }
}
