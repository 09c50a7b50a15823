import type { Language } from '../../contract/languages.ts'
import { linkTo } from '../../domain/addresses/addresses.ts'
import { keepLanguage, splitLanguage, withLanguage } from '../../domain/addresses/routing.ts'
import type { Outcome } from './navigation.ts'
import type { View } from './view.ts'

const isAbsolute = (address: string) => /^(https?:)?\/\//i.test(address)

export const redirectOutcome = (redirect: string, view: View, tenantDefault: Language): Outcome => {
  if (isAbsolute(redirect)) return { kind: 'leave', url: redirect }
  const path = redirect.startsWith('/') ? redirect : `/${redirect}`
  const href = keepLanguage(path, view.lang, tenantDefault)
  // A rule that names its own path would redirect in a circle.
  const { languagePrefix, path: target } = splitLanguage(path)
  const isSamePage = target === view.path && (languagePrefix ?? view.lang) === view.lang
  return isSamePage || href === view.href ? { kind: 'show' } : { kind: 'go', href }
}

/** An address with `session_id` belongs to the password reset, whatever its path. */
export const sessionRedirect = (view: View, tenantDefault: Language): string | null => {
  const session = new URLSearchParams(view.search).get('session_id')
  return session === null ? null : withLanguage(linkTo.resetPassword(session), view.lang, tenantDefault)
}
