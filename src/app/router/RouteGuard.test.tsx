import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PublicTenant } from '../../contract/page.ts'
import { matchRoute } from '../../domain/addresses/routing.ts'
import { createTranslator } from '../../state/words/translator.ts'
import { PortalProvider } from '../../state/portal/portal.tsx'
import { becomeUser, becomeVisitor, session } from '../../state/session/session.ts'
import { lina } from '../../state/session/session.fixture.ts'
import { TranslatorProvider } from '../../state/words/translation.tsx'
import { RouteGuard } from './RouteGuard.tsx'
import { loadScreen } from './load-screen.ts'
import { NavigatorProvider, createStaticNavigator } from './navigator.tsx'
import { viewOf } from './view.ts'

const unknown = () => {
  becomeVisitor()
  session.status = 'unknown'
}
beforeEach(unknown)
afterEach(unknown)

const shown = (path: string) => {
  const route = matchRoute(path)?.route
  if (!route) throw new Error(`no route for ${path}`)
  const translator = createTranslator({
    lang: 'en',
    words: {
      title: { [route.title]: 'Its name' },
      shell: { loading: 'Loading' },
      login: { title: 'Sign in first' },
    },
    fallbacks: [],
    onMissing: () => undefined,
  })
  const tenant = { name: 'riwaq', brand: 'Riwaq', features: {} } as PublicTenant
  return renderToStaticMarkup(
    <PortalProvider value={{ tenant, lang: 'en', maxRating: 60, build: 'x', foreignBackend: undefined }}>
      <TranslatorProvider value={translator}>
        <QueryClientProvider client={new QueryClient()}>
          <NavigatorProvider value={createStaticNavigator(viewOf(path, 'en'), (to) => to)}>
            <RouteGuard route={route}>What is behind</RouteGuard>
          </NavigatorProvider>
        </QueryClientProvider>
      </TranslatorProvider>
    </PortalProvider>,
  )
}

const guarded = ['/profile', '/reward']

describe('a route guard', () => {
  beforeAll(() => loadScreen('login'))

  it.each(guarded)('waits at %s until the session is known: no login, and no protected content', (path) => {
    expect(session.status).toBe('unknown')
    expect(shown(path)).toMatch(/^<h1[^>]*>Its name<\/h1><div[^>]*aria-busy="true">/)
    expect(shown(path)).not.toMatch(/What is behind|Sign in first/)
  })
  it('asks a guest to sign in at the route itself', () => {
    becomeVisitor()
    expect(shown('/profile')).toContain('Sign in first')
    expect(shown('/profile')).not.toContain('What is behind')
  })
  it('shows a user nothing of a page that wants a recent login until that is known', () => {
    becomeUser(lina)
    expect(shown('/profile/manage')).toMatch(/^<h1[^>]*>Its name<\/h1><div[^>]*aria-busy="true">/)
    expect(shown('/profile/manage')).not.toContain('What is behind')
  })
  it.each(guarded)('shows a user the content of %s and nothing else', (path) => {
    becomeUser(lina)
    expect(shown(path)).toBe('What is behind')
  })
})
