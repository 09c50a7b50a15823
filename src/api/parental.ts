import { queryOptions } from '@tanstack/react-query'
import type { CallInput } from '../contract/define.ts'
import {
  countGradings,
  getParentalControl,
  putParentalControl,
  resetParentalPasscode,
  sendParentalCode,
  verifyParentalPassword,
} from '../contract/parental.ts'
import { type PersonalScope, personalKey } from './personal.ts'
import { request } from './request.ts'

export type WantedControl = CallInput<typeof putParentalControl>['body']

export const fetchParentalControl = (deadline?: number) =>
  request(getParentalControl, {}, deadline === undefined ? {} : { deadline })
export const saveParentalControl = (body: WantedControl) => request(putParentalControl, { body })
export const verifyPassword = (password: string) => request(verifyParentalPassword, { body: { password } })
/** `config` is the tenant's configuration of that name. The backend takes no more than the language from it. */
export const sendResetCode = (config: Readonly<Record<string, unknown>>, lang: PersonalScope['lang']) =>
  request(sendParentalCode, { body: { sendGridConfig: { ...config, lang } } })
export const redeemResetCode = (randomCode: string) =>
  request(resetParentalPasscode, { body: { randomCode } })

const hour = 60 * 60_000
export const gradingsQuery = (scope: Pick<PersonalScope, 'tenant' | 'user'>) =>
  queryOptions({
    queryKey: personalKey(scope, 'gradings'),
    queryFn: ({ signal }) => request(countGradings, {}, { signal }),
    staleTime: hour,
  })
