/** CALL-I18N-01: the tenant's own words, which lie over the application's. */
import type { Handlers } from '../../parts.ts'
import { wordsIn } from './words.repository.ts'

export const wordsHandlers: Pick<Handlers, 'getWords'> = {
  getWords: ({ input, within }) => within((scope) => wordsIn(scope, input.params.lang)),
}
