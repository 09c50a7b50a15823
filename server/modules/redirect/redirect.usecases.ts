/** Where an address has moved to. A rule without a language prefix holds for all languages. */
import { splitLanguage } from '../../../src/domain/addresses/routing.ts'
import type { Scope } from '../../context.ts'
import { targetsOf } from './redirect.repository.ts'

const pathOnly = (address: string) => {
  const path = address.split(/[?#]/, 1)[0] ?? ''
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path
}

export const redirectOf = async (scope: Scope, address: string): Promise<string | null> => {
  const exact = pathOnly(address)
  const { languagePrefix, path } = splitLanguage(exact)
  const targets = await targetsOf(scope, [exact, path])
  const own = targets.get(exact)
  if (own !== undefined) return own
  const general = targets.get(path)
  if (general === undefined) return null
  // The visitor's language is kept, unless the target is external or states a language of its own.
  const takesLanguage = general.startsWith('/') && splitLanguage(pathOnly(general)).languagePrefix === null
  return languagePrefix && takesLanguage ? `/${languagePrefix}${general === '/' ? '' : general}` : general
}
