/**
 * The router in the browser. Forward and back alike: the next view is made ready first (chunk, data, guards,
 * redirect), for at least the specified 100 ms, and only then shown; the page that is left stays until then.
 */
import { flushSync } from 'react-dom'
import type { Language } from '../../contract/languages.ts'
import { withLanguage } from '../../domain/addresses/routing.ts'
import { wait } from '../../lib/wait.ts'
import type { PageFailure } from '../errors/page-failure.ts'
import { createChosenLanguage } from './chosen-language.ts'
import { currentEntryKey, newEntryState } from './history-entry.ts'
import type { Arrival, Navigator } from './navigator.tsx'
import type { ScrollStore } from './scroll.ts'
import { type View, viewOf } from './view.ts'

/** NAV-05 */
const routeDelay = 100
/** A slow line must not freeze the page: after this long the next view shows its own loading state. */
const maxWaitMs = 600

/** What getting a view ready came to. */
export type Outcome =
  /** Without its code it fails as it is drawn, and that has to be at its own address. */
  | { kind: 'show'; isBare?: true }
  | { kind: 'fail'; failure: PageFailure }
  | { kind: 'go'; href: string }
  | { kind: 'leave'; url: string }

interface NavigatorOptions {
  first: View
  tenantDefault: Language
  scroll: ScrollStore
  /** `late` may be called after the view is shown, when an answer that was not waited for says otherwise. */
  prepareView: (view: View, late: (outcome: Outcome) => void) => Promise<Outcome>
  /** Fetches ahead on intent. */
  prefetch: (view: View) => void
  /** Runs once the next view is certain and before it is shown. */
  beforeShow: (next: View, last: View) => Promise<void>
  /** Runs in the very moment of the change, so that nothing is seen half done. */
  whileShowing: (next: View, last: View) => void
  /** Wraps the change of the tree, for view transitions. */
  transition: (change: () => void, arrival: Arrival) => void
  leave: (url: string) => void
  setBusy: (isBusy: boolean) => void
  /** True when a step through the history was about a dialog over the page and not about the page. */
  takePop: (isSameAddress: boolean) => boolean
  /** A dialog's entry lies over the page's: what comes next takes its place. */
  isOverEntry: () => boolean
  /** True: the page is being loaded anew for a lost chunk. Another address now would be lost, or loaded in its place. */
  isLeaving: () => boolean
  /** True: a new build waits, and this navigation must be a real one. */
  wantsReload: () => Promise<boolean>
}
export interface BrowserNavigator extends Navigator {
  start: () => () => void
  /** Goes to a whole address, with its language, in place of this entry. */
  replaceAddress: (href: string) => void
}

interface PendingNavigation {
  view: View
  arrival: Arrival
  /** Writes the address; a traverse has been written by the browser. */
  write: () => void
}

export const createBrowserNavigator = (parts: NavigatorOptions): BrowserNavigator => {
  const { tenantDefault, scroll } = parts
  let view = parts.first
  let coming: View | null = null
  let arrival: Arrival = 'first'
  /** What stands in the browser's line: a busy browser shows the page a moment later. */
  let address = view.href
  let turn = 0
  const chosen = createChosenLanguage(tenantDefault)
  const listeners = new Set<() => void>()
  const tell = () => listeners.forEach((listener) => listener())
  const isStale = (mine: number) => mine !== turn || parts.isLeaving()

  let changes = 0
  const show = (next: View, how: Arrival) => {
    const mine = ++changes
    parts.transition(() => {
      // A busy browser makes a change that fades later than the step back that came after it.
      if (mine !== changes) return
      parts.whileShowing(next, view)
      view = next
      coming = null
      arrival = how
      flushSync(tell)
    }, how)
  }

  const apply = async (outcome: Outcome, going: PendingNavigation, mine: number) => {
    if (isStale(mine)) return
    if (outcome.kind === 'leave') return parts.leave(outcome.url)
    if (outcome.kind === 'go') return void go(outcome.href, { replace: going.arrival !== 'forward' })
    const next = outcome.kind === 'fail' ? { ...going.view, failure: outcome.failure } : going.view
    await parts.beforeShow(next, view)
    if (isStale(mine)) return
    going.write()
    address = next.href
    show({ ...next, key: currentEntryKey() }, going.arrival)
  }

  /** An answer after the view was shown: the address is written already, so only the picture changes. */
  const amend = (outcome: Outcome, going: PendingNavigation, mine: number) => {
    if (outcome.kind === 'show' || isStale(mine)) return
    void apply(outcome, { ...going, arrival: 'traverse', write: () => {} }, mine)
  }

  const run = async (going: PendingNavigation) => {
    const mine = ++turn
    scroll.keep(view.key, window.scrollY)
    parts.setBusy(true)
    if (await parts.wantsReload()) return location.assign(going.view.href)
    if (isStale(mine)) return
    const readied = parts.prepareView(going.view, (outcome) => amend(outcome, going, mine))
    // Drawn unseen while it waits: the change itself only has to show it.
    void readied.then((outcome) => {
      if (outcome.kind !== 'show' || outcome.isBare || isStale(mine)) return
      coming = going.view
      tell()
    })
    const inTime = Promise.all([readied, wait(routeDelay)]).then(([outcome]) => outcome)
    const early = await Promise.race([inTime, wait(maxWaitMs).then(() => null)])
    await apply(early ?? { kind: 'show' }, going, mine)
    if (!early) void readied.then((outcome) => amend(outcome, going, mine))
    if (!isStale(mine)) parts.setBusy(false)
  }

  const isSamePage = (next: View) =>
    next.path === view.path &&
    next.search === view.search &&
    next.lang === view.lang &&
    next.hash !== view.hash

  /** Within a page there is nothing to make ready. */
  const jump = (next: View, write: () => void, how: Arrival) => {
    turn++
    scroll.keep(view.key, window.scrollY)
    write()
    address = next.href
    show({ ...next, failure: view.failure, key: currentEntryKey() }, how)
  }

  const go = (href: string, { replace = false } = {}): Promise<void> | void => {
    const next = viewOf(href, tenantDefault)
    const write = () =>
      replace || parts.isOverEntry()
        ? history.replaceState(newEntryState(), '', next.href)
        : history.pushState(newEntryState(), '', next.href)
    if (isSamePage(next)) return jump(next, write, 'forward')
    if (next.lang !== view.lang) chosen.forget()
    return run({ view: next, arrival: 'forward', write })
  }

  const hrefOf = (path: string) => withLanguage(path, view.lang, tenantDefault)

  const traverse = () => {
    const next = viewOf(location.href.slice(location.origin.length), tenantDefault, currentEntryKey())
    const isSame = next.href === address
    address = next.href
    if (parts.takePop(isSame)) return
    if (isSamePage(next)) return jump(next, () => {}, 'traverse')
    const spoken = chosen.applyTo(next)
    address = spoken.href
    void run({ view: spoken, arrival: 'traverse', write: () => {} })
  }

  return {
    view: () => view,
    nextView: () => coming,
    arrival: () => arrival,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    href: hrefOf,
    navigate: (path, options) => void go(hrefOf(path), { replace: options?.replace ?? false }),
    rewrite: (path) => {
      const next = viewOf(hrefOf(path), tenantDefault, view.key)
      // A dialog's entry is not the page's; and whoever has left meanwhile writes nothing any more.
      if (parts.isOverEntry() || next.path !== view.path) return
      history.replaceState(history.state, '', next.href)
      address = next.href
      view = { ...next, failure: view.failure }
      tell()
    },
    goBack: () => {
      // NAV-06, NAV-07
      if (history.length <= 2) void go(hrefOf('/'))
      else history.back()
    },
    switchLanguage: (lang, to) => {
      if (to) return void go(withLanguage(to, lang, tenantDefault))
      const next = chosen.choose(lang, view)
      // In the place of this entry, and where somebody reads: they went nowhere.
      const write = () =>
        history.replaceState(parts.isOverEntry() ? newEntryState() : history.state, '', next.href)
      void run({ view: next, arrival: 'traverse', write })
    },
    replaceAddress: (href) => void go(href, { replace: true }),
    prepare: (path) => parts.prefetch(viewOf(hrefOf(path), tenantDefault)),
    start: () => {
      history.scrollRestoration = 'manual'
      addEventListener('popstate', traverse)
      return () => removeEventListener('popstate', traverse)
    },
  }
}
