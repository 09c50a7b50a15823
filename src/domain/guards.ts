/** Who may not open a route, and where a visitor is sent instead. ROLE-06 to ROLE-19, AMBIG-020 */
import type { RouteRow } from '../contract/routes.ts'

interface GuardInput {
  role: string
  redirect: string | undefined
  isLoginRecent: boolean
}
/**
 * `login` keeps the address, so that the visitor ends where they wanted to be; `redirect` sends them to `to`; `step-up`
 * asks the user to confirm the login.
 */
type GuardVerdict =
  | { kind: 'pass' }
  | { kind: 'login' }
  | { kind: 'redirect'; to: string }
  | { kind: 'step-up' }

const pass: GuardVerdict = { kind: 'pass' }
const isUser = ({ role }: GuardInput) => role === 'user'

const guards = new Map<string, (input: GuardInput) => GuardVerdict>([
  ['protect-route', (input) => (isUser(input) ? pass : { kind: 'login' })],
  [
    'protect-route-redirect',
    (input) => (isUser(input) ? pass : { kind: 'redirect', to: input.redirect ?? '/' }),
  ],
])

/** An unknown name is a mistake in the table and stops the navigation (NAV-16). */
export const runGuard = (name: string, input: GuardInput): GuardVerdict => {
  const guard = guards.get(name)
  if (!guard) throw new Error(`Unknown route middleware: '${name}'`)
  return guard(input)
}

const runStepUp = ({ isLoginRecent }: GuardInput): GuardVerdict =>
  isLoginRecent ? pass : { kind: 'step-up' }

export const runGuards = (route: Pick<RouteRow, 'guard' | 'stepUp'>, input: GuardInput): GuardVerdict => {
  const verdict = route.guard === null ? pass : runGuard(route.guard, input)
  return verdict.kind === 'pass' && route.stepUp ? runStepUp(input) : verdict
}
