import type { Language } from '../../contract/languages.ts'
import { withLanguage } from '../../domain/addresses/routing.ts'
import { newEntryState } from './history-entry.ts'
import {
  createNavigation,
  hrefOf,
  type Navigation,
  type NavigatorOptions,
  notify,
  viewOfPath,
} from './navigation.ts'
import type { Navigator } from './navigator.tsx'
import { go, run, traverse } from './run-navigation.ts'

export interface BrowserNavigator extends Navigator {
  start: () => () => void
  replaceAddress: (href: string) => void
}

const rewrite = (navigation: Navigation, path: string) => {
  const { parts, view } = navigation
  const next = viewOfPath(navigation, path, view.key)
  // A dialog's history entry is not the page's; and a page that was left meanwhile changes no address.
  if (parts.isOverEntry() || next.path !== view.path) return
  history.replaceState(history.state, '', next.href)
  navigation.address = next.href
  navigation.view = { ...next, failure: view.failure }
  notify(navigation)
}

/** NAV-06, NAV-07 */
const goBack = (navigation: Navigation) => {
  if (history.length <= 2) void go(navigation, hrefOf(navigation, '/'))
  else history.back()
}

const switchLanguage = (navigation: Navigation, lang: Language, to?: string) => {
  const { parts, chosen, view } = navigation
  if (to) return void go(navigation, withLanguage(to, lang, parts.tenantDefault))
  const next = chosen.choose(lang, view)
  // Replaces this history entry and keeps the scroll position: it is no navigation.
  const write = () =>
    history.replaceState(parts.isOverEntry() ? newEntryState() : history.state, '', next.href)
  void run(navigation, { view: next, arrival: 'traverse', write })
}

export const createBrowserNavigator = (parts: NavigatorOptions): BrowserNavigator => {
  const navigation = createNavigation(parts)
  const handlePop = () => traverse(navigation)
  return {
    view: () => navigation.view,
    nextView: () => navigation.nextView,
    markRendered: (view) => {
      if (view === navigation.nextView) navigation.onNextRendered()
    },
    arrival: () => navigation.arrival,
    subscribe: (listener) => {
      navigation.listeners.add(listener)
      return () => navigation.listeners.delete(listener)
    },
    href: (path) => hrefOf(navigation, path),
    navigate: (path, options) =>
      void go(navigation, hrefOf(navigation, path), { replace: options?.replace ?? false }),
    rewrite: (path) => rewrite(navigation, path),
    goBack: () => goBack(navigation),
    switchLanguage: (lang, to) => switchLanguage(navigation, lang, to),
    replaceAddress: (href) => void go(navigation, href, { replace: true }),
    prepare: (path) => parts.prefetch(viewOfPath(navigation, path)),
    start: () => {
      history.scrollRestoration = 'manual'
      addEventListener('popstate', handlePop)
      return () => removeEventListener('popstate', handlePop)
    },
  }
}
