/** Fetches what a rendered document contains; each step that fails has words of its own and a button. */
import { type Root, createRoot } from 'react-dom/client'
import { TranslatorProvider } from '../../state/words/translation.tsx'
import { backendAddress } from '../../domain/environment.ts'
import { App } from '../App.tsx'
import { reloadForChunk } from '../errors/chunk-reload.ts'
import { adoptMissingFontFaces } from '../late-font-faces.ts'
import { restoreBootSet } from '../query-cache/boot-set.ts'
import { loadView } from '../router/load-screen.ts'
import { sessionRedirect } from '../router/redirect-outcome.ts'
import type { View } from '../router/view.ts'
import type { EnvFile } from '../../contract/shell.ts'
import { BootFailure } from './boot-failure.ts'
import { BootFailureScreen } from './BootFailureScreen.tsx'
import { connectBackend } from './connect-backend.ts'
import { connectPage } from './connect-page.ts'
import { readEnvironment } from './environment.ts'
import { rootElement } from './root-element.ts'
import { type PageContext, startRouter } from './start-router.ts'

const tenantDefaultOf = ({ page }: PageContext) => page.tenant.default.locale.defaultLocale

const loadLanguage = async (parts: PageContext, { lang }: View) => {
  const { loader, translator } = parts
  const isLoaded = (await loader.load(lang)) || (await loader.load(tenantDefaultOf(parts)))
  if (!isLoaded) throw new BootFailure('language', new Error(`no words of ${lang}`))
  if (translator.lang !== lang) translator.setLanguage(lang)
}

const loadFirstScreen = async (view: View) => {
  try {
    await loadView(view)
  } catch (error) {
    throw new BootFailure('screen', error)
  }
}

const startPage = async (parts: PageContext, view: View, root: Root) => {
  const { page, client } = parts
  const moved = sessionRedirect(view, tenantDefaultOf(parts))
  if (moved !== null) return location.replace(moved)
  const connect = (env: EnvFile) => {
    const base = backendAddress(env)
    connectBackend({ ...page.tenant, base, tenantName: env.tenantName })
    return base
  }
  const onLate = (env: EnvFile) => {
    if (connect(env) !== base) void client.invalidateQueries()
  }
  const base: string = connect(await readEnvironment(page, { onLate }))
  await restoreBootSet(client, { tenant: page.tenant.name, lang: view.lang }, Date.now())
  await Promise.all([loadLanguage(parts, view), loadFirstScreen(view)])
  const router = startRouter(parts, view)
  root.render(<App {...parts} {...router} />)
  await connectPage(parts, router, base)
}

const showFailure = (error: unknown, parts: PageContext, view: View, root: Root) => {
  console.error('the page could not start', error)
  const step = error instanceof BootFailure ? error.step : 'environment'
  if (step === 'screen' && reloadForChunk(location.pathname)) return
  root.render(
    <TranslatorProvider value={parts.translator}>
      <BootFailureScreen step={step} retry={() => void startWithRetry(parts, view, root)} />
    </TranslatorProvider>,
  )
}

const startWithRetry = (parts: PageContext, view: View, root: Root): Promise<void> =>
  startPage(parts, view, root).catch((error: unknown) => showFailure(error, parts, view, root))

export const startEmpty = (parts: PageContext, view: View): Promise<void> => {
  adoptMissingFontFaces()
  return startWithRetry(parts, view, createRoot(rootElement()))
}
