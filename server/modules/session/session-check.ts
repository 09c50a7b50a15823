import type { Store } from '../../context.ts'
import { isSessionOpen } from './session.repository.ts'

const mostConfirmed = 20_000

/** The embedded store has one process, which hears of every end: there the store is asked once for each session. */
export const createSessionCheck = (store: Store) => {
  const confirmed = new Set<string>()
  const confirm = (key: string) => {
    confirmed.add(key)
    const [oldest] = confirmed
    if (confirmed.size > mostConfirmed && oldest !== undefined) confirmed.delete(oldest)
  }
  return async (tenant: string, session: string): Promise<boolean> => {
    const key = `${tenant} ${session}`
    if (confirmed.has(key)) return true
    const isOpen = await store.within(tenant, (scope) => isSessionOpen(scope, session))
    if (isOpen && store.engine === 'embedded') confirm(key)
    return isOpen
  }
}
