/**
 * The screen of the view. Home stays mounted when it is left, so that the way back costs one frame; any other
 * is rendered hidden while its wait runs (NAV-05), so that it only needs to be shown afterwards.
 */
import { Activity, Suspense, useMemo, useState } from 'react'
import type { ScreenName } from '../../contract/screens.ts'
import { ScreenHydrationMark } from '../hydration-mark.tsx'
import { LazyErrorPage } from '../errors/LazyErrorPage.tsx'
import { PageBoundary } from '../errors/PageBoundary.tsx'
import css from './RouteOutlet.module.css'
import { RouteGuard } from './RouteGuard.tsx'
import { PagePending } from './PagePending.tsx'
import { screenComponent } from './load-screen.ts'
import { useNextView, useView } from './navigator.tsx'
import { ViewLocationProvider } from './ViewLocationProvider.tsx'
import type { View } from './view.ts'

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
const isHomeView = ({ matched, failure }: View) => matched?.route.name === 'home' && !failure

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

export const RouteOutlet = () => {
  const view = useView()
  const nextView = useNextView()
  const isHome = isHomeView(view)
  const [home, setHome] = useState(isHome ? view : null)
  if (isHome && view !== home) setHome(view)
  // Of two addresses of one page the later one replaces the other.
  const isOther = nextView?.path !== view.path && nextView?.lang === view.lang
  const pages = [view, ...(nextView && isOther ? [nextView] : [])].filter((page) => !isHomeView(page))
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
          <ViewLocationProvider view={page}>
            <RouteView view={page} />
          </ViewLocationProvider>
        </Activity>
      ))}
    </>
  )
}
