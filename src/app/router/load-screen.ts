/**
 * Screens are loaded before they are shown. React.lazy alone would flash its fallback even for a module that is
 * already here, so a loaded module answers through a thenable that is settled at once.
 */
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { ScreenName } from '../../contract/routes.ts'
import { screens } from '../../screens/screens.ts'
import type { ErrorProps } from '../errors/error-props.ts'
import type { View } from './view.ts'

interface ScreenProps {
  params: Record<string, string>
}
interface Part<P> {
  load: () => Promise<unknown>
  component: () => LazyExoticComponent<ComponentType<P>>
  /** React keeps a rejected lazy for good; after this the next one is made anew. */
  forget: () => void
}

const settled = <T>(found: T): Promise<T> =>
  // React reads `then` only; the real promise stands behind it for whoever awaits.
  Object.assign(Promise.resolve(found), {
    then: <R>(done: (value: T) => R) => Promise.resolve(done(found)),
  })

const partOf = <P>(fetchPart: () => Promise<ComponentType<P>>): Part<P> => {
  let found: { default: ComponentType<P> } | null = null
  let loading: Promise<{ default: ComponentType<P> }> | null = null
  let made: LazyExoticComponent<ComponentType<P>> | null = null
  const load = () => {
    loading ??= fetchPart().then((component) => (found = { default: component }))
    // A failed load may be tried again: the chunk may be back.
    loading.catch(() => (loading = null))
    return loading
  }
  return {
    load,
    component: () => (made ??= lazy<ComponentType<P>>(() => (found ? settled(found) : load()))),
    forget: () => {
      made = null
    },
  }
}

const parts = new Map<ScreenName, Part<ScreenProps>>()
const screenPart = (name: ScreenName): Part<ScreenProps> => {
  const known = parts.get(name) ?? partOf<ScreenProps>(async () => (await screens[name]()).Screen)
  parts.set(name, known)
  return known
}
const errorPart = partOf<ErrorProps>(async () => (await import('../errors/ErrorPage.tsx')).ErrorPage)
/** Source of the error page's chunk, for the host's manifest. */
export const errorSource = 'src/app/errors/ErrorPage.tsx'

export const loadScreen = (name: ScreenName) => screenPart(name).load()
export const screenComponent = (name: ScreenName) => screenPart(name).component()
export const forgetScreen = (name: ScreenName) => screenPart(name).forget()
export const loadErrorPage = errorPart.load
export const errorComponent = errorPart.component
export const forgetErrorPage = errorPart.forget

/** Whatever a view shows: its screen, or the error page. */
export const loadView = ({ matched, failure }: View) =>
  matched && !failure ? loadScreen(matched.route.screen) : loadErrorPage()
