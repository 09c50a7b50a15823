/** Nothing here writes a store; every render has its own client and words. */
import { renderToString } from 'react-dom/server'
import type { RenderInput, RenderOutput } from './contract/page.ts'
import type { Words } from './domain/words.ts'
import { App } from './app/App.tsx'
import { translatorOf } from './app/i18n/create-translator.ts'
import { createClient, seedClient } from './app/query-cache/create-client.ts'
import { errorSource, loadView } from './app/router/load-screen.ts'
import { createStaticNavigator } from './app/router/navigator.tsx'
import { ownTitleOf, titleOf } from './app/router/page-title.ts'
import { createScrollStore } from './app/router/scroll.ts'
import { type View, viewOf } from './app/router/view.ts'
import { notFoundByRule } from './app/errors/page-failure.ts'
import { loadPageStates } from './features/page-states/LazyFailure.tsx'
import { withLanguage } from './domain/addresses/routing.ts'
import { sourcesOf } from './contract/screens.ts'
import { CssCollectorProvider, createCssCollector } from './ui/dynamic-css.tsx'

/** The host has already asked the backend; the result is in `status`. */
const viewFor = ({ page, url }: RenderInput): View => {
  const view = viewOf(url, page.tenant.default.locale.defaultLocale)
  if (view.failure || page.status === 200) return view
  const failure = page.status === 404 ? notFoundByRule(view.path) : { statusCode: page.status, message: '' }
  return { ...view, failure }
}

export { default as fontFaces } from './ui/fonts.css?inline'

export const renderPage = async (input: RenderInput): Promise<RenderOutput> => {
  const { page } = input
  const { tenant } = page
  const tenantDefault = tenant.default.locale.defaultLocale
  const view = viewFor(input)
  const screen = view.matched && !view.failure ? view.matched.route.screen : null
  await Promise.all([loadView(view), loadPageStates()])
  const client = createClient()
  seedClient(client, page)
  const usedWords: Record<string, string> = {}
  const missingWords: string[] = []
  const translator = translatorOf({
    lang: view.lang,
    tenantDefault,
    words: page.words as Words,
    onMissing: (_, key) => missingWords.push(key),
    onFound: (key, text) => {
      usedWords[key] = text
    },
  })
  const navigator = createStaticNavigator(view, (path) => withLanguage(path, view.lang, tenantDefault))
  const collector = createCssCollector()
  const html = renderToString(
    <CssCollectorProvider value={collector}>
      <App
        page={page}
        client={client}
        translator={translator}
        navigator={navigator}
        scroll={createScrollStore()}
      />
    </CssCollectorProvider>,
  )
  const scope = { tenant: tenant.name, lang: view.lang, maxRating: page.maxRating }
  const title = titleOf(view, ownTitleOf(client, scope, view), tenant, translator.t)
  return {
    html,
    css: collector.css(),
    title,
    usedWords,
    missingWords,
    chunks: screen ? sourcesOf(screen) : [errorSource],
  }
}
