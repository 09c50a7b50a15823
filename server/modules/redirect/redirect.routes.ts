/** CALL-SHELL-01 */
import type { Handlers } from '../../parts.ts'
import { redirectOf } from './redirect.usecases.ts'

export const redirectHandlers: Pick<Handlers, 'lookUpRedirect'> = {
  lookUpRedirect: async ({ input, within }) => ({
    redirect: await within((scope) => redirectOf(scope, input.query.path)),
  }),
}
