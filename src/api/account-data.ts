import { queryOptions } from '@tanstack/react-query'
import {
  countAccountData,
  deleteAccount,
  downloadDataExport,
  getDataExport,
  requestDataExport,
} from '../contract/account-data.ts'
import type { Language } from '../contract/languages.ts'
import { BackendError } from './backend-error.ts'
import { type PersonalScope, personalKey } from './personal.ts'
import { request } from './request.ts'

const pollMs = 4_000

export const dataExportQuery = (scope: Pick<PersonalScope, 'tenant' | 'user'>) =>
  queryOptions({
    queryKey: personalKey(scope, 'data-export'),
    queryFn: ({ signal }) => request(getDataExport, {}, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'making' ? pollMs : false),
  })

export const fetchDataCounts = () => request(countAccountData, {})
export const askForDataExport = (lang: Language) => request(requestDataExport, { body: { lang } })
export const fetchDataExport = () => request(downloadDataExport, {})
export const deleteAccountAtBackend = (redirectionUrl: string, lang: Language) =>
  request(deleteAccount, { body: { redirectionUrl, lang } })

/** A backend of another make may lack a call. */
export const isMissingCall = (error: unknown): boolean =>
  error instanceof BackendError && (error.isGone || error.status === 405)
