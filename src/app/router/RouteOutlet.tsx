/**
 * The screen of the view. Home stays mounted when it is left, so that the way back costs one frame; any other
 * is rendered hidden while its wait runs (NAV-05), so that it only needs to be shown afterwards.
 */
import { Activity, Suspense, useInsertionEffect, useMemo, useState } from 'react'
import type { ScreenName } from '../../contract/screens.ts'
import { RenderedAhead } from '../../state/navigation/rendered-ahead.ts'
import { ScreenHydrationMark } from '../hydration-mark.tsx'
import { LazyErrorPage } from './LazyErrorPage.tsx'
import { PageBoundary } from './PageBoundary.tsx'
import css from './RouteOutlet.module.css'
import { RouteGuard } from './RouteGuard.tsx'
import { PagePending } from './PagePending.tsx'
import { screenComponent } from './load-screen.ts'
import { useNavigator, useNextView, useView } from './navigator.tsx'
import type { ScrollStore } from './scroll.ts'
import { useScrollStore } from './scroll-context.ts'
import { ViewLocationProvider } from './ViewLocationProvider.tsx'
import { isHomeView, type View } from './view.ts'

interface ScreenSlotProps {
  name: ScreenName
  params: Record<string, string>
  viewKey: string
}
const ScreenSlot = ({ name, params, viewKey }: ScreenSlotProps) => {
  const Screen = screenComponent(name)
  // The same page under another history key, such as home on return, is not rendered anew.
  const page = useMemo(() => <Screen params={params} />, [Screen, params])
  return (
    <PageBoundary viewKey={viewKey} screen={name}>
      <Suspense fallback={<PagePending />}>
        {page}
        <ScreenHydrationMark />
      </Suspense>
    </PageBoundary>
  )
}

const noParams = {}
/** In a hidden page only this kind of effect runs. */
const RenderedMark = ({ view }: { view: View }) => {
  const navigator = useNavigator()
  useInsertionEffect(() => navigator.markRendered(view), [navigator, view])
  return null
}

const RouteView = ({ view }: { view: View }) => {
  if (view.failure || !view.matched)
    return (
      <>
        <LazyErrorPage failure={view.failure} />
        <ScreenHydrationMark />
      </>
    )
  const { route, params } = view.matched
  const page = (
    <RouteGuard route={route}>
      <ScreenSlot name={route.screen} params={params} viewKey={view.key} />
    </RouteGuard>
  )
  // Styles of the header look for the root of an open page as a child of `main`.
  return route.guard ? <div className={css.guarded}>{page}</div> : page
}

/** A page that opens further down, at its earlier position or at an element, needs all above it at once. */
const opensAtTop = (view: View, scroll: ScrollStore) => !view.hash && !scroll.saved(view.key)

const RoutePage = ({ view, isNext }: { view: View; isNext: boolean }) => {
  const scroll = useScrollStore()
  // As it was when its rendering began: being shown must not render the page anew.
  const [isRenderedAhead] = useState(isNext && opensAtTop(view, scroll))
  return (
    <RenderedAhead value={isRenderedAhead}>
      <RenderedMark view={view} />
      <ViewLocationProvider view={view}>
        <RouteView view={view} />
      </ViewLocationProvider>
    </RenderedAhead>
  )
}

export const RouteOutlet = () => {
  const view = useView()
  const nextView = useNextView()
  const isHome = isHomeView(view)
  const [home, setHome] = useState(isHome ? view : null)
  if (isHome && view !== home) setHome(view)
  const pages = [...(isHome ? [] : [view]), ...(nextView ? [nextView] : [])]
  return (
    <>
      {home && (
        <Activity mode={isHome ? 'visible' : 'hidden'}>
          {/* The location of its own address, also while another page is shown: nothing in it renders for that. */}
          <ViewLocationProvider view={home}>
            <ScreenSlot name="home" params={noParams} viewKey={isHome ? view.key : 'home'} />
          </ViewLocationProvider>
        </Activity>
      )}
      {pages.map((page) => (
        <Activity key={page.path} mode={page === view ? 'visible' : 'hidden'}>
          <RoutePage view={page} isNext={page === nextView} />
        </Activity>
      ))}
    </>
  )
}
