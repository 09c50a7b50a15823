/** The record of the navigation in the browser, which its functions share, and the change from view to view. */
import { flushSync } from 'react-dom'
import type { Language } from '../../contract/languages.ts'
import { withLanguage } from '../../domain/addresses/routing.ts'
import type { PageFailure } from '../errors/page-failure.ts'
import { createChosenLanguage } from './chosen-language.ts'
import type { Arrival } from './navigator.tsx'
import type { ScrollStore } from './scroll.ts'
import { type View, viewOf } from './view.ts'

/** What getting a view ready came to. */
export type Outcome =
  /** Without its code it fails as it is drawn, and that has to be at its own address. */
  | { kind: 'show'; isBare?: true }
  | { kind: 'fail'; failure: PageFailure }
  | { kind: 'go'; href: string }
  | { kind: 'leave'; url: string }

export interface NavigatorOptions {
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

export interface Navigation {
  parts: NavigatorOptions
  view: View
  nextView: View | null
  arrival: Arrival
  /** What stands in the browser's line: a busy browser shows the page a moment later. */
  address: string
  /** Counts the navigations begun: an older one is stale. */
  turn: number
  /** Counts the changes asked of the tree. */
  changes: number
  chosen: ReturnType<typeof createChosenLanguage>
  listeners: Set<() => void>
}

export const createNavigation = (parts: NavigatorOptions): Navigation => ({
  parts,
  view: parts.first,
  nextView: null,
  arrival: 'first',
  address: parts.first.href,
  turn: 0,
  changes: 0,
  chosen: createChosenLanguage(parts.tenantDefault),
  listeners: new Set(),
})

export const notify = ({ listeners }: Navigation) => listeners.forEach((listener) => listener())

export const isStale = (navigation: Navigation, turn: number) =>
  turn !== navigation.turn || navigation.parts.isLeaving()

export const hrefOf = ({ view, parts }: Navigation, path: string) =>
  withLanguage(path, view.lang, parts.tenantDefault)

/** The view at a path of the language of now. */
export const viewOfPath = (navigation: Navigation, path: string, key?: string) =>
  viewOf(hrefOf(navigation, path), navigation.parts.tenantDefault, key)

export const show = (navigation: Navigation, next: View, arrival: Arrival) => {
  const change = ++navigation.changes
  navigation.parts.transition(() => {
    // A busy browser makes a change that fades later than the step back that came after it.
    if (change !== navigation.changes) return
    navigation.parts.whileShowing(next, navigation.view)
    navigation.view = next
    navigation.nextView = null
    navigation.arrival = arrival
    flushSync(() => notify(navigation))
  }, arrival)
}
