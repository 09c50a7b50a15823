import type { QueryClient } from '@tanstack/react-query'
import type { Translator } from '../../state/words/translator.ts'
import type { PageData } from '../../contract/page.ts'
import type { PublicScope } from '../../contract/query-keys.ts'
import type { Matched } from '../../domain/addresses/routing.ts'
import { maxRatingOf } from '../../domain/parental.ts'
import { registerNavigation } from '../../state/navigation/navigation.ts'
import { parental } from '../../state/age-ceiling/age-ceiling.ts'
import { maxRatingInQuery } from '../../domain/max-rating-query.ts'
import {
  closeForNavigation,
  connectDialogHistory,
  dialogDepth,
  takeDialogPop,
} from '../dialogs/dialog-history.ts'
import { showWaitingDialogs } from '../../state/dialogs/dialogs.ts'
import { loadLaterScreens } from '../../screens/screens.ts'
import { isReloading } from '../errors/chunk-reload.ts'
import { applyLanguage } from '../i18n/apply-language.ts'
import { loadDeferredStyles } from '../deferred-styles.ts'
import type { LanguageLoader } from '../i18n/load-language.ts'
import { type BrowserNavigator, createBrowserNavigator } from '../router/browser-navigator.ts'
import { loadErrorPage, loadScreen } from '../router/load-screen.ts'
import { setRouteBusy } from '../router/route-busy.ts'
import { type ScrollStore, createScrollStore } from '../router/scroll.ts'
import { persistScrollOverReload } from '../router/persist-scroll.ts'
import { viewTransition } from '../router/view-transition.ts'
import type { createViewPreparer } from '../router/prepare-view.ts'
import type { View } from '../router/view.ts'

export interface PageContext {
  page: PageData
  translator: Translator
  client: QueryClient
  loader: LanguageLoader
}
export interface PageRouter {
  navigator: BrowserNavigator
  scroll: ScrollStore
  reloadCheck: { current: () => Promise<boolean> }
  getViewPreparer: () => Promise<ReturnType<typeof createViewPreparer>>
}

export const scopeOfView = (page: PageData, view: View): PublicScope => ({
  tenant: page.tenant.name,
  lang: view.lang,
  maxRating: maxRatingOf({ query: maxRatingInQuery(view.search), parental, tenant: page.tenant.maxRating }),
})

export const startRouter = ({ page, translator, client, loader }: PageContext, first: View): PageRouter => {
  const tenantDefault = page.tenant.default.locale.defaultLocale
  const scroll = createScrollStore()
  const reloadsFor = { current: () => Promise.resolve(false) }
  const readyParts = {
    client,
    tenantDefault,
    scopeOf: (view: View) => scopeOfView(page, view),
    loadErrorPage,
    loadScreen: (matched: Matched) => loadScreen(matched.route.screen),
    loader,
  }
  let preparer: ReturnType<typeof createViewPreparer> | null = null
  const getReady = async () => {
    // Beside it, so that the first way to such a screen waits for one request; its own load reports a failure.
    if (!preparer) loadLaterScreens().catch(() => undefined)
    return (preparer ??= (await import('../router/prepare-view.ts')).createViewPreparer(readyParts))
  }
  const navigator = createBrowserNavigator({
    first,
    tenantDefault,
    scroll,
    prepareView: async (view, onLate) => (await getReady()).ready(view, onLate),
    prefetch: (view) => void getReady().then(({ prefetch }) => prefetch(view)),
    beforeShow: async (next) => {
      // DIALOG-CLOSE-01 to 08; the others have no reason to outlive their page either (AMBIG-063).
      closeForNavigation()
      await Promise.all([loader.load(next.lang), loadDeferredStyles()])
    },
    whileShowing: (next, last) => {
      showWaitingDialogs()
      if (next.lang === last.lang) return
      // LANG-23: with the words loaded it takes effect at once.
      translator.setLanguage(next.lang)
      applyLanguage(next.lang)
    },
    transition: viewTransition,
    leave: (url) => location.assign(url),
    setBusy: setRouteBusy,
    takePop: takeDialogPop,
    isOverEntry: () => dialogDepth() > 0,
    isLeaving: isReloading,
    wantsReload: () => reloadsFor.current(),
  })
  persistScrollOverReload(page.tenant.name, scroll, () => navigator.view().key)
  registerNavigation({
    navigate: navigator.navigate,
    rewrite: navigator.rewrite,
    switchLanguage: navigator.switchLanguage,
  })
  navigator.start()
  connectDialogHistory()
  return { navigator, scroll, reloadCheck: reloadsFor, getViewPreparer: getReady }
}
