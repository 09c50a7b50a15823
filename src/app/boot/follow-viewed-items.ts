/** Notes what somebody looks at, on this device: a page counts once it has its thing. Begins when the page is quiet. */
import { notifyManager } from '@tanstack/react-query'
import { subscribe } from 'valtio'
import { needsOf } from '../../domain/route-data.ts'
import { shownItem } from '../../domain/shown-item.ts'
import { keepSeen } from '../../state/history/recently-seen.ts'
import { session } from '../../state/session/session.ts'
import type { BrowserNavigator } from '../router/browser-navigator.ts'
import { type PageParts, scopeOfView } from './start-router.ts'

export const followSeen = ({ page, client }: PageParts, navigator: BrowserNavigator) => {
  let noted = ''
  const note = () => {
    const view = navigator.view()
    // Before the session is known nobody can say whose it would be.
    if (session.status === 'unknown') return
    if (view.key === noted || !view.matched || view.failure) return
    const [need] = needsOf(scopeOfView(page, view), view.matched)
    const card = need && shownItem(client.getQueryData(need.key), Object.values(view.matched.params))
    if (!card) return
    noted = view.key
    keepSeen(page.tenant.name, card, Date.now()).catch((problem: unknown) => {
      console.info('what was seen could not be noted', problem)
    })
  }
  note()
  navigator.subscribe(note)
  subscribe(session, note)
  client.getQueryCache().subscribe(notifyManager.batchCalls(note))
}
