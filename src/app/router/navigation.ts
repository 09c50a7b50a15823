import { flushSync } from 'react-dom'
import type { Language } from '../../contract/languages.ts'
import { withLanguage } from '../../domain/addresses/routing.ts'
import type { PageFailure } from '../errors/page-failure.ts'
import { createChosenLanguage } from './chosen-language.ts'
import type { Arrival } from './navigator.tsx'
import type { ScrollStore } from './scroll.ts'
import { type View, viewOf } from './view.ts'

export type Outcome =
  /** Without its code it fails when it renders, which must happen at its own address. */
  | { kind: 'show'; isBare?: true }
  | { kind: 'fail'; failure: PageFailure }
  | { kind: 'go'; href: string }
  | { kind: 'leave'; url: string }

export interface NavigatorOptions {
  first: View
  tenantDefault: Language
  scroll: ScrollStore
  /** `late` may be called after the view is shown, when a late answer changes the result. */
  prepareView: (view: View, late: (outcome: Outcome) => void) => Promise<Outcome>
  prefetch: (view: View) => void
  /** Runs once the next view is certain and before it is shown. */
  beforeShow: (next: View, last: View) => Promise<void>
  whileShowing: (next: View, last: View) => void
  transition: (change: () => void, arrival: Arrival) => void
  leave: (url: string) => void
  setBusy: (isBusy: boolean) => void
  takePop: (isSameAddress: boolean) => boolean
  /** A dialog's history entry is on top of the page's; the next navigation replaces it. */
  isOverEntry: () => boolean
  /** True: the page is being reloaded for a lost chunk. Another address now would be lost, or loaded in its place. */
  isLeaving: () => boolean
  wantsReload: () => Promise<boolean>
}

export interface Navigation {
  parts: NavigatorOptions
  view: View
  nextView: View | null
  /** Called once the next view is rendered, hidden. */
  onNextRendered: () => void
  arrival: Arrival
  /** The address in the browser's bar: a busy browser shows the page a moment later. */
  address: string
  /** Counts started navigations: an older one is stale. */
  turn: number
  changes: number
  chosen: ReturnType<typeof createChosenLanguage>
  listeners: Set<() => void>
}

export const createNavigation = (parts: NavigatorOptions): Navigation => ({
  parts,
  view: parts.first,
  nextView: null,
  onNextRendered: () => undefined,
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

export const viewOfPath = (navigation: Navigation, path: string, key?: string) =>
  viewOf(hrefOf(navigation, path), navigation.parts.tenantDefault, key)

export const show = (navigation: Navigation, next: View, arrival: Arrival) => {
  const change = ++navigation.changes
  navigation.parts.transition(() => {
    // A busy browser may run a fading change after the step back that followed it.
    if (change !== navigation.changes) return
    navigation.parts.whileShowing(next, navigation.view)
    navigation.view = next
    navigation.nextView = null
    navigation.arrival = arrival
    flushSync(() => notify(navigation))
  }, arrival)
}
