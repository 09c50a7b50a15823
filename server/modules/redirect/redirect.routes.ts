/** CALL-SHELL-01 */
import type { Handlers } from '../../context.ts'
import { firstTargets } from './redirect.repository.ts'
import { redirectOf } from './redirect.usecases.ts'

export const redirectHandlers: Pick<Handlers, 'lookUpRedirect' | 'listRedirects'> = {
  lookUpRedirect: async ({ input, within }) => ({
    redirect: await within((scope) => redirectOf(scope, input.query.path)),
  }),
  listRedirects: async ({ within }) => ({ redirects: await within(firstTargets) }),
}
