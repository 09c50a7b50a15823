import { describe, expect, it } from 'vitest'
import { routes } from '../contract/routes.ts'
import { matchRoute } from './addresses/routing.ts'
import { runGuard, runGuards } from './guards.ts'

const visitor = { role: 'client', redirect: '/subscription', isLoginRecent: false }
const user = { role: 'user', redirect: '/subscription', isLoginRecent: true }

/** The list of the specification, with the row that keeps a visitor out of each. */
const protectedPaths = [
  ['/apps/consent/7', 'ROLE-08'],
  ['/apps/profile', 'ROLE-09'],
  ['/MyPaymentMethods', 'ROLE-10'],
  ['/myPurchases', 'ROLE-11'],
  ['/parentalControl', 'ROLE-12'],
  ['/profile', 'ROLE-13'],
  ['/profile/info-service-subscriptions', 'ROLE-14'],
  ['/profile/info', 'ROLE-15'],
  ['/profile/manage', 'ROLE-16'],
  ['/reward', 'ROLE-17'],
] as const

/** Guarded routes that the specification does not have: one path each. */
const ownPaths: readonly string[] = []

const routeOf = (path: string) => {
  const matched = matchRoute(path)
  if (!matched) throw new Error(`no route for ${path}`)
  return matched.route
}

describe('route guards', () => {
  it.each(protectedPaths)('keep a visitor out of %s [%s]', (path) => {
    expect(runGuards(routeOf(path), visitor).kind).not.toBe('pass')
    expect(runGuards(routeOf(path), { ...visitor, role: 'guest' }).kind).not.toBe('pass')
  })
  it.each(protectedPaths)('let a user into %s [ROLE-18]', (path) => {
    expect(runGuards(routeOf(path), user)).toEqual({ kind: 'pass' })
  })
  it('protect the listed routes and no other: every other route is open to both [ROLE-19]', () => {
    const paths = [...protectedPaths.map(([path]) => path), ...ownPaths]
    const listed = new Set(paths.map((path) => routeOf(path).name))
    expect(listed.size).toBe(paths.length)
    for (const route of routes) {
      const kind = runGuards(route, visitor).kind
      expect(kind === 'pass', `${route.name}: guarded if, and only if, it is listed above`).toBe(
        !listed.has(route.name),
      )
      expect(runGuards(route, user).kind, route.name).toBe('pass')
    }
  })
  it('keep the address and request the login under the name protect-route [ROLE-06]', () => {
    expect(runGuard('protect-route', visitor)).toEqual({ kind: 'login' })
    expect(runGuard('protect-route', user)).toEqual({ kind: 'pass' })
  })
  it('send the visitor elsewhere under the name protect-route-redirect [ROLE-07]', () => {
    expect(runGuard('protect-route-redirect', visitor)).toEqual({ kind: 'redirect', to: '/subscription' })
    expect(runGuard('protect-route-redirect', user)).toEqual({ kind: 'pass' })
  })
  it('read the target elsewhere from configuration, else home [AMBIG-020]', () => {
    const to = (redirect: string | undefined) => runGuards(routeOf('/reward'), { ...visitor, redirect })
    expect(to('/info/rewards')).toEqual({ kind: 'redirect', to: '/info/rewards' })
    expect(to(undefined)).toEqual({ kind: 'redirect', to: '/' })
  })
  it('ask the user of a screen that changes the account for a recent login, after the guard', () => {
    const manage = routeOf('/profile/manage')
    expect(runGuards(manage, { ...user, isLoginRecent: false })).toEqual({ kind: 'step-up' })
    expect(runGuards(manage, visitor)).toEqual({ kind: 'login' })
    expect(runGuards(routeOf('/profile'), { ...user, isLoginRecent: false })).toEqual({ kind: 'pass' })
  })
  it('are refused by name when unknown [NAV-16]', () => {
    expect(() => runGuard('protect-rout', user)).toThrow("Unknown route middleware: 'protect-rout'")
    expect(() => runGuard('toString', user)).toThrow("Unknown route middleware: 'toString'")
  })
})
