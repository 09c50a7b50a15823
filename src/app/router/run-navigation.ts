/** The next view is prepared for at least the specified 100 ms; the current page stays until it is shown. */
import { wait } from '../../lib/wait.ts'
import { currentEntryKey, newEntryState } from './history-entry.ts'
import { isStale, type Navigation, notify, type Outcome, show } from './navigation.ts'
import type { Arrival } from './navigator.tsx'
import { isRenderedAhead, type View, viewOf } from './view.ts'

/** NAV-05 */
const routeDelay = 100
/** A slow connection must not freeze the page: after this long the next view shows its own loading state. */
export const maxWaitMs = 600
/** Rendering that is under way costs less to finish than to repeat; a busy page must not put it off for longer. */
const maxRenderWaitMs = 50

interface PendingNavigation {
  view: View
  arrival: Arrival
  write: () => void
}

const apply = async (navigation: Navigation, outcome: Outcome, pending: PendingNavigation, turn: number) => {
  const { parts } = navigation
  if (isStale(navigation, turn)) return
  if (outcome.kind === 'leave') return parts.leave(outcome.url)
  if (outcome.kind === 'go')
    return void go(navigation, outcome.href, { replace: pending.arrival !== 'forward' })
  const next = outcome.kind === 'fail' ? { ...pending.view, failure: outcome.failure } : pending.view
  await parts.beforeShow(next, navigation.view)
  if (isStale(navigation, turn)) return
  pending.write()
  navigation.address = next.href
  show(navigation, { ...next, key: currentEntryKey() }, pending.arrival)
}

/** A late answer after the view was shown: the address is written already, so only the view changes. */
const amend = (navigation: Navigation, outcome: Outcome, pending: PendingNavigation, turn: number) => {
  if (outcome.kind === 'show' || isStale(navigation, turn)) return
  void apply(navigation, outcome, { ...pending, arrival: 'traverse', write: () => {} }, turn)
}

const renderAhead = (navigation: Navigation, next: View): Promise<void> | void => {
  if (!isRenderedAhead(navigation.view, next)) return
  const rendered = new Promise<void>((done) => (navigation.onNextRendered = done))
  navigation.nextView = next
  notify(navigation)
  return rendered
}

export const run = async (navigation: Navigation, pending: PendingNavigation) => {
  const { parts } = navigation
  const turn = ++navigation.turn
  parts.scroll.keep(navigation.view.key, window.scrollY)
  parts.setBusy(true)
  if (await parts.wantsReload()) return location.assign(pending.view.href)
  if (isStale(navigation, turn)) return
  const amendLate = (outcome: Outcome) => amend(navigation, outcome, pending, turn)
  const prepared = parts.prepareView(pending.view, amendLate)
  // Rendered hidden while it waits: the change itself only has to show it.
  const rendered = prepared.then((outcome) => {
    if (outcome.kind !== 'show' || outcome.isBare || isStale(navigation, turn)) return
    return renderAhead(navigation, pending.view)
  })
  const delayed = Promise.all([prepared, wait(routeDelay)]).then(async ([outcome]) => {
    await Promise.race([rendered, wait(maxRenderWaitMs)])
    return outcome
  })
  const inTime = await Promise.race([delayed, wait(maxWaitMs).then(() => null)])
  await apply(navigation, inTime ?? { kind: 'show' }, pending, turn)
  if (!inTime) void prepared.then(amendLate)
  if (!isStale(navigation, turn)) parts.setBusy(false)
}

const isSamePage = (view: View, next: View) =>
  next.path === view.path && next.search === view.search && next.lang === view.lang && next.hash !== view.hash

const jump = (navigation: Navigation, next: View, write: () => void, arrival: Arrival) => {
  const { view, parts } = navigation
  navigation.turn++
  parts.scroll.keep(view.key, window.scrollY)
  write()
  navigation.address = next.href
  show(navigation, { ...next, failure: view.failure, key: currentEntryKey() }, arrival)
}

export const go = (navigation: Navigation, href: string, { replace = false } = {}): Promise<void> | void => {
  const { parts, view } = navigation
  const next = viewOf(href, parts.tenantDefault)
  const write = () =>
    replace || parts.isOverEntry()
      ? history.replaceState(newEntryState(), '', next.href)
      : history.pushState(newEntryState(), '', next.href)
  if (isSamePage(view, next)) return jump(navigation, next, write, 'forward')
  if (next.lang !== view.lang) navigation.chosen.forget()
  return run(navigation, { view: next, arrival: 'forward', write })
}

export const traverse = (navigation: Navigation) => {
  const { parts } = navigation
  const next = viewOf(location.href.slice(location.origin.length), parts.tenantDefault, currentEntryKey())
  const isSameAddress = next.href === navigation.address
  navigation.address = next.href
  if (parts.takePop(isSameAddress)) return
  if (isSamePage(navigation.view, next)) return jump(navigation, next, () => {}, 'traverse')
  const view = navigation.chosen.applyTo(next)
  navigation.address = view.href
  void run(navigation, { view, arrival: 'traverse', write: () => {} })
}
