/**
 * The screen of the view. Home stays mounted when it is left, so that the way back costs one frame; any other is drawn
 * unseen while its wait runs (NAV-05), so that it is shown and not begun when that is over.
 */
import { Activity, Suspense, useMemo, useState } from 'react'
import type { ScreenName } from '../../contract/routes.ts'
import { Failure } from '../errors/LazyErrorPage.tsx'
import { PageBoundary } from '../errors/PageBoundary.tsx'
import { Gate } from './RouteGuard.tsx'
import { PagePending } from './PagePending.tsx'
import { screenComponent } from './load-screen.ts'
import { useComing, useView } from './navigator.tsx'
import { PlaceOf } from './ViewLocationProvider.tsx'
import type { View } from './view.ts'

interface SlotProps {
  name: ScreenName
  params: Record<string, string>
  viewKey: string
}
const Slot = ({ name, params, viewKey }: SlotProps) => {
  const Screen = screenComponent(name)
  // The same page under another key of the history, as home when it is come back to, is not drawn anew for it.
  const page = useMemo(() => <Screen params={params} />, [Screen, params])
  return (
    <PageBoundary viewKey={viewKey} screen={name}>
      <Suspense fallback={<PagePending />}>{page}</Suspense>
    </PageBoundary>
  )
}

const none = {}
const isHomeView = ({ matched, failure }: View) => matched?.route.name === 'home' && !failure

const Other = ({ view }: { view: View }) => {
  if (view.failure || !view.matched) return <Failure failure={view.failure} />
  const { route, params } = view.matched
  return (
    <Gate route={route}>
      <Slot name={route.screen} params={params} viewKey={view.key} />
    </Gate>
  )
}

export const Routed = () => {
  const view = useView()
  const coming = useComing()
  const isHome = isHomeView(view)
  const [home, setHome] = useState(isHome ? view : null)
  if (isHome && view !== home) setHome(view)
  // Of two addresses of one page the later one is shown in place of the other.
  const isOther = coming?.path !== view.path && coming?.lang === view.lang
  const pages = [view, ...(coming && isOther ? [coming] : [])].filter((page) => !isHomeView(page))
  return (
    <>
      {home && (
        <Activity mode={isHome ? 'visible' : 'hidden'}>
          {/* Its own address also while another is shown: nothing of it is drawn anew for that. */}
          <PlaceOf view={home}>
            <Slot name="home" params={none} viewKey={isHome ? view.key : 'home'} />
          </PlaceOf>
        </Activity>
      )}
      {pages.map((page) => (
        <Activity key={page.path} mode={page === view ? 'visible' : 'hidden'}>
          <PlaceOf view={page}>
            <Other view={page} />
          </PlaceOf>
        </Activity>
      ))}
    </>
  )
}
