/** Code that is not needed to hydrate loads after it. */
import type { Translator } from '../../state/words/translator.ts'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { PageData } from '../../contract/page.ts'
import { backendAddress } from '../../domain/environment.ts'
import { stoppedId } from '../../contract/page-data-id.ts'
import { withoutCampaign } from '../../domain/addresses/campaign-params.ts'
import { pathOf, withoutLoginParams } from '../../domain/addresses/without-login-params.ts'
import type { Words } from '../../domain/words.ts'
import { beginHydration } from '../../lib/hydration.ts'
import { captureInstallPrompt } from '../../state/install/install.ts'
import { restoreParental } from '../../state/age-ceiling/age-ceiling.ts'
import { whenFullyHydrated } from '../hydration-mark.tsx'
import { App } from '../App.tsx'
import { translatorOf } from '../i18n/create-translator.ts'
import { lazyLanguageLoader } from '../i18n/lazy-language-loader.ts'
import { loadDeferredStyles } from '../deferred-styles.ts'
import { createClient, diskPersister, seedClient } from '../query-cache/create-client.ts'
import { followLeaving, reloadForChunk } from '../errors/chunk-reload.ts'
import { isMissingPage, notFoundByRule } from '../errors/page-failure.ts'
import { startTrustedTypes } from '../trusted-types.ts'
import { currentEntryKey } from '../router/history-entry.ts'
import { loadView } from '../router/load-screen.ts'
import { type View, viewOf } from '../router/view.ts'
import { connectBackend } from './connect-backend.ts'
import { readPageData } from './page-data.ts'
import { rootElement } from './root-element.ts'
import { type PageContext, startRouter } from './start-router.ts'

/** The host's result for this address; from the empty page the browser matches it itself. */
const initialView = (page: PageData): View => {
  // A login code and a campaign belong to later steps, which remove them from the address.
  const address = withoutCampaign(location.search.includes('code=') ? withoutLoginParams(location) : location)
  const view = viewOf(pathOf(address), page.tenant.default.locale.defaultLocale, currentEntryKey())
  const isRefused = page.path !== null && isMissingPage(page.status) && !view.failure
  return isRefused ? { ...view, failure: notFoundByRule(view.path) } : view
}

const createPageTranslator = (page: PageData): Translator =>
  translatorOf({
    lang: page.lang,
    tenantDefault: page.tenant.default.locale.defaultLocale,
    words: page.words as Words,
    isPartial: page.path !== null,
    onMissing: (lang, key) => console.warn(`no words for '${key}' in ${lang}`),
  })

const createPageContext = (page: PageData): PageContext => {
  const translator = createPageTranslator(page)
  const client = createClient(diskPersister)
  seedClient(client, page)
  const loader = lazyLanguageLoader({ translator, client, tenant: page.tenant.name, report: console.warn })
  return { page, translator, client, loader }
}

/** A rendered document contains everything for its first view but code. */
const startRendered = async (parts: PageContext, view: View) => {
  const { page } = parts
  const base = backendAddress(page.env)
  connectBackend({ ...page.tenant, base, tenantName: page.env.tenantName })
  await loadView(view)
  const router = startRouter(parts, view)
  const whenInteractive = beginHydration()
  // In slices, so that a tap in between is handled.
  startTransition(() => {
    hydrateRoot(rootElement(), <App {...parts} {...router} />)
  })
  await whenInteractive
  const [{ connectPage }] = await Promise.all([
    import('./connect-page.ts'),
    whenFullyHydrated(),
    loadDeferredStyles(),
  ])
  await connectPage(parts, router, base)
}

export const boot = async () => {
  followLeaving()
  captureInstallPrompt()
  startTrustedTypes()
  restoreParental()
  const parts = createPageContext(readPageData())
  const view = initialView(parts.page)
  try {
    if (parts.page.path !== null) return await startRendered(parts, view)
    const { startEmpty } = await import('./start-empty.tsx')
    await startEmpty(parts, view)
  } catch (error) {
    // The build was probably replaced.
    console.error('the page could not start', error)
    void loadDeferredStyles()
    if (reloadForChunk(location.pathname)) return
    // The message is part of the document: code that would render it may be missing as well.
    const stopped = document.getElementById(stoppedId)
    if (stopped) stopped.hidden = false
  }
}
