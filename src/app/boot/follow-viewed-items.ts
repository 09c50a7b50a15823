import { notifyManager } from '@tanstack/react-query'
import { subscribe } from 'valtio'
import { routeQueriesOf } from '../../domain/route-data.ts'
import { shownItem } from '../../domain/shown-item.ts'
import { saveSeen } from '../../state/history/recently-seen.ts'
import { session } from '../../state/session/session.ts'
import type { BrowserNavigator } from '../router/browser-navigator.ts'
import { type PageContext, scopeOfView } from './start-router.ts'

export const followViewedItems = ({ page, client }: PageContext, navigator: BrowserNavigator) => {
  let lastSaved = ''
  const note = () => {
    const view = navigator.view()
    // Before the session is known it is unknown whose history it is.
    if (session.status === 'unknown') return
    if (view.key === lastSaved || !view.matched || view.failure) return
    const [need] = routeQueriesOf(scopeOfView(page, view), view.matched)
    const card = need && shownItem(client.getQueryData(need.key), Object.values(view.matched.params))
    if (!card) return
    lastSaved = view.key
    saveSeen(page.tenant.name, card, Date.now()).catch((problem: unknown) => {
      console.info('the viewed item could not be stored', problem)
    })
  }
  note()
  navigator.subscribe(note)
  subscribe(session, note)
  client.getQueryCache().subscribe(notifyManager.batchCalls(note))
}
