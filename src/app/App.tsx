/** The same tree on the host and in the browser; whatever differs is passed in. */
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import type { Translator } from '../state/words/translator.ts'
import { useMemo } from 'react'
import { TranslatorProvider } from '../state/words/translation.tsx'
import type { PageData } from '../contract/page.ts'
import { useSnapshot } from 'valtio'
import { maxRatingInQuery } from '../domain/max-rating-query.ts'
import { maxRatingOf } from '../domain/parental.ts'
import { parental } from '../state/age-ceiling/age-ceiling.ts'
import { PortalProvider } from '../state/portal/portal.tsx'
import { LinkProvider } from '../ui/Link.tsx'
import { HydrationMark } from './hydration-mark.tsx'
import { Shell } from './Shell.tsx'
import { linkingOf } from './router/linking.ts'
import { type Navigator, NavigatorProvider, useNavigator, useView } from './router/navigator.tsx'
import { ViewLocationProvider } from './router/ViewLocationProvider.tsx'
import { ScrollProvider } from './router/scroll-context.ts'
import type { ScrollStore } from './router/scroll.ts'

interface AppProps {
  page: PageData
  client: QueryClient
  translator: Translator
  navigator: Navigator
  scroll: ScrollStore
}

export const App = ({ page, client, translator, navigator, scroll }: AppProps) => (
  <TranslatorProvider value={translator}>
    <QueryClientProvider client={client}>
      <NavigatorProvider value={navigator}>
        <ScrollProvider value={scroll}>
          <AppProviders page={page} />
        </ScrollProvider>
      </NavigatorProvider>
    </QueryClientProvider>
  </TranslatorProvider>
)

const AppProviders = ({ page }: { page: PageData }) => {
  const navigator = useNavigator()
  const view = useView()
  const { tenant, build, elsewhere } = page
  const { isActive, maxRating: ceiling } = useSnapshot(parental)
  const maxRating = maxRatingOf({
    query: maxRatingInQuery(view.search),
    parental: { isActive, maxRating: ceiling },
    tenant: tenant.maxRating,
  })
  const portal = useMemo(
    () => ({ tenant, build, foreignBackend: elsewhere, lang: view.lang, maxRating }),
    [tenant, build, elsewhere, view.lang, maxRating],
  )
  const linking = useMemo(() => linkingOf(navigator, page.tenant, view.lang), [navigator, page, view.lang])
  return (
    <PortalProvider value={portal}>
      <ViewLocationProvider view={view}>
        <LinkProvider value={linking}>
          <Shell />
          <HydrationMark />
        </LinkProvider>
      </ViewLocationProvider>
    </PortalProvider>
  )
}
