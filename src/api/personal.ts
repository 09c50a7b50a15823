import type { Language } from '../contract/languages.ts'

export interface PersonalScope {
  tenant: string
  user: string
  lang: Language
  maxRating: number
}
export const personalKey = (
  scope: Pick<PersonalScope, 'tenant' | 'user'>,
  resource: string,
  ...rest: readonly (string | number)[]
) => ['personal', scope.tenant, scope.user, resource, ...rest] as const

export const allPersonal = { queryKey: ['personal'] } as const
