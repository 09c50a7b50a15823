import type { ScreenName } from '../../contract/screens.ts'
import { importScreen } from '../../screens/screens.ts'
import { type LazyComponent, createLazyComponent } from '../../ui/lazy-component.ts'
import { isPageReplaced } from '../errors/chunk-reload.ts'
import type { ErrorProps } from '../errors/error-props.ts'
import type { View } from './view.ts'

interface ScreenProps {
  params: Record<string, string>
}
/** Rendered at its own address; a chunk that fails during prefetch is not reported. */
const onScreenLost = (problem: unknown) => {
  if (isPageReplaced()) return new Promise<never>(() => {})
  throw problem
}
const lazyScreens = new Map<ScreenName, LazyComponent<ScreenProps>>()
const lazyScreen = (name: ScreenName): LazyComponent<ScreenProps> => {
  const loaded =
    lazyScreens.get(name) ??
    createLazyComponent<ScreenProps>(async () => (await importScreen(name)).Screen, onScreenLost)
  lazyScreens.set(name, loaded)
  return loaded
}
const lazyErrorPage = createLazyComponent<ErrorProps>(
  async () => (await import('../errors/ErrorPage.tsx')).ErrorPage,
)
export const errorSource = 'src/app/errors/ErrorPage.tsx'

export const loadScreen = (name: ScreenName) => lazyScreen(name).load()
export const screenComponent = (name: ScreenName) => lazyScreen(name).component()
export const forgetScreen = (name: ScreenName) => lazyScreen(name).forget()
export const loadErrorPage = lazyErrorPage.load
export const errorComponent = lazyErrorPage.component
export const forgetErrorPage = lazyErrorPage.forget

export const loadView = ({ matched, failure }: View) =>
  matched && !failure ? loadScreen(matched.route.screen) : loadErrorPage()
