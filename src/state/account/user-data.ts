import type { QueryClient } from '@tanstack/react-query'
import { subscriptionTypesQuery, userSubscriptionsQuery } from '../../api/subscriptions.ts'
import type { PublicScope } from '../../contract/query-keys.ts'
import { onLogin, onLogout } from '../session/session-listeners.ts'
import { isLoggedIn, userKey } from '../session/session.ts'

/** After a failure the old data stays; the screens fetch it themselves. */
const quietly = async (name: string, load: Promise<unknown>) => {
  try {
    await load
  } catch (error) {
    console.warn(`${name} were not reloaded`, error)
  }
}

export const followUserData = (client: QueryClient, scope: () => PublicScope): (() => void) => {
  const reload = async () => {
    const now = scope()
    const owner = { tenant: now.tenant, user: userKey() }
    await Promise.all([
      quietly('plans', client.fetchQuery({ ...subscriptionTypesQuery(now), staleTime: 0 })),
      isLoggedIn()
        ? quietly('subscriptions', client.fetchQuery({ ...userSubscriptionsQuery(owner), staleTime: 0 }))
        : null,
    ])
  }
  const stops = [onLogin(reload), onLogout(reload)]
  return () => {
    for (const stop of stops) stop()
  }
}
