/** Screens are loaded before they are shown. */
import type { ScreenName } from '../../contract/routes.ts'
import { screens } from '../../screens/screens.ts'
import { type Part, partOf } from '../../ui/lazy-component.ts'
import { isReplaced } from '../errors/chunk-reload.ts'
import type { ErrorProps } from '../errors/error-props.ts'
import type { View } from './view.ts'

interface ScreenProps {
  params: Record<string, string>
}
/** Drawn at its own address, it is told nothing of what is fetched ahead meanwhile: that loss is nobody's. */
const lost = (problem: unknown) => {
  if (isReplaced()) return new Promise<never>(() => {})
  throw problem
}
const parts = new Map<ScreenName, Part<ScreenProps>>()
const screenPart = (name: ScreenName): Part<ScreenProps> => {
  const known = parts.get(name) ?? partOf<ScreenProps>(async () => (await screens[name]()).Screen, lost)
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
