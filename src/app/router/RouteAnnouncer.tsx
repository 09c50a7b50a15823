/** Tied to the render of the new page, never to the change of address, when the old one is still there. */
import { notifyManager, useQueryClient } from '@tanstack/react-query'
import {
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { useTranslation } from '../../state/words/translation.tsx'
import { scopeOf, usePortal } from '../../state/portal/portal.tsx'
import { useNavigator, useView } from './navigator.tsx'
import { ownTitleOf, titleOf } from './page-title.ts'
import { useScrollStore } from './scroll-context.ts'
import { scrollGoal } from './scroll.ts'

const useTitle = (): string => {
  const { t } = useTranslation()
  const client = useQueryClient()
  const portal = usePortal()
  const view = useView()
  // Read beside the queries: an observer without a query function would prevent refetching.
  const findOwnTitle = () => ownTitleOf(client, scopeOf(portal), view)
  const subscribeToTitle = useCallback(
    (changed: () => void) => client.getQueryCache().subscribe(notifyManager.batchCalls(changed)),
    [client],
  )
  return titleOf(view, useSyncExternalStore(subscribeToTitle, findOwnTitle, findOwnTitle), portal.tenant, t)
}

const scrollToElement = (id: string) => {
  const element = document.getElementById(id)
  element?.scrollIntoView()
  return element !== null
}

export const RouteAnnouncer = ({ start }: { start: RefObject<HTMLElement | null> }) => {
  const navigator = useNavigator()
  const view = useView()
  const scroll = useScrollStore()
  const title = useTitle()
  const [announced, setAnnounced] = useState('')

  useEffect(() => {
    document.title = title
    if (navigator.arrival() !== 'first') setAnnounced(title)
  }, [title, navigator])

  useLayoutEffect(() => {
    // The address changes a moment before the page renders; this says which page is on screen.
    document.documentElement.dataset['shown'] = view.path
    const arrival = navigator.arrival()
    const goal = scrollGoal({ arrival, hash: view.hash, saved: scroll.saved(view.key) })
    if (goal.kind === 'top') scrollTo({ top: 0, behavior: 'instant' })
    if (goal.kind === 'saved') scrollTo({ top: goal.y, behavior: 'instant' })
    const from = scrollY
    if (goal.kind === 'saved' && from < goal.y - 1)
      import('./scroll-later.ts').then(
        ({ scrollLater }) => scrollLater(goal.y, from),
        (problem: unknown) => console.info('the earlier position was not found', problem),
      )
    if (goal.kind === 'element') scrollToElement(goal.id)
    if (arrival !== 'first') start.current?.focus({ preventScroll: true })
  }, [view.key, view.path, view.hash, navigator, scroll, start])

  return (
    <p role="status" className="sr">
      {announced}
    </p>
  )
}
