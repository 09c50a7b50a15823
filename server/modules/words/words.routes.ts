/** CALL-I18N-01: stored texts replace those of the configuration. */
import type { Handlers } from '../../context.ts'
import { textAt } from '../../web/documents/words.ts'
import { wordsOfConfiguration } from '../../tenants/configured.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import type { Language } from '../../../src/contract/languages.ts'
import { wordsIn } from './words.repository.ts'

/** Leaves out texts that equal the application's own. */
const configuredWords = (tenant: Tenant, lang: Language) =>
  Object.fromEntries(
    Object.entries(wordsOfConfiguration(tenant, lang)).filter(([key, text]) => textAt(lang, key) !== text),
  )

export const wordsHandlers: Pick<Handlers, 'getWords'> = {
  getWords: async ({ input, tenant, within }) => ({
    ...configuredWords(tenant, input.params.lang),
    ...(await within((scope) => wordsIn(scope, input.params.lang))),
  }),
}
