/** Shared by page and host, so that what was rendered is found. Personal keys are made in `src/api`. */
import type { Language } from './languages.ts'
import type { StructureAsk } from './structure.ts'

export interface PublicScope {
  tenant: string
  lang: Language
  maxRating: number
}
export const publicKey = (scope: PublicScope, resource: string, ...rest: readonly (string | number)[]) =>
  ['public', scope.tenant, scope.lang, scope.maxRating, resource, ...rest] as const

export const askKey = ({ name, id, within }: StructureAsk) => [name, id ?? '', ...(within ? [within] : [])]
