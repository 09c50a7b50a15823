import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Language } from '../../contract/languages.ts'
import type { NavigateOptions } from '../../state/navigation/navigation.ts'
import type { View } from './view.ts'

/** How the current view came to be shown; decides scroll and focus. */
export type Arrival = 'first' | 'forward' | 'traverse'

export interface Navigator {
  view(): View
  /** The view that is rendered hidden while its wait runs. */
  nextView(): View | null
  markRendered(view: View): void
  arrival(): Arrival
  subscribe(listener: () => void): () => void
  href(path: string): string
  navigate(path: string, options?: NavigateOptions): void
  rewrite(path: string): void
  goBack(): void
  switchLanguage(lang: Language, to?: string): void
  /** Fetches chunk and data of an address ahead of a likely tap. */
  prepare(path: string): void
}

export const createStaticNavigator = (view: View, href: (path: string) => string): Navigator => {
  const noNavigation = () => {
    throw new Error('the host does not navigate')
  }
  return {
    view: () => view,
    nextView: () => null,
    markRendered: () => {},
    arrival: () => 'first',
    subscribe: () => () => {},
    href,
    navigate: noNavigation,
    rewrite: noNavigation,
    goBack: noNavigation,
    switchLanguage: noNavigation,
    prepare: noNavigation,
  }
}

const NavigatorContext = createContext<Navigator | null>(null)
export const NavigatorProvider = NavigatorContext.Provider

export const useNavigator = (): Navigator => {
  const navigator = useContext(NavigatorContext)
  if (!navigator) throw new Error('useNavigator is called outside NavigatorProvider')
  return navigator
}
export const useView = (): View => {
  const navigator = useNavigator()
  return useSyncExternalStore(navigator.subscribe, navigator.view, navigator.view)
}
export const useNextView = (): View | null => {
  const navigator = useNavigator()
  return useSyncExternalStore(navigator.subscribe, navigator.nextView, navigator.nextView)
}
