/** The tenant's overrides of the application's words. CALL-I18N-01 */
import { queryOptions } from '@tanstack/react-query'
import type { Language } from '../contract/languages.ts'
import { wordsFreshFor } from '../contract/freshness.ts'
import { lazyCall } from './lazy-call.ts'

export const overlayQuery = (tenant: string, lang: Language) =>
  queryOptions({
    queryKey: ['words', tenant, lang] as const,
    queryFn: async ({ signal }) => {
      const { request, getWords } = await lazyCall(import('../contract/shell.ts'))
      return request(getWords, { params: { lang } }, { signal })
    },
    staleTime: wordsFreshFor,
  })
