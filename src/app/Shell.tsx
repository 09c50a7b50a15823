import { useRef } from 'react'
import { useTranslation } from '../state/words/translation.tsx'
import { SkipLink } from '../ui/SkipLink.tsx'
import css from './Shell.module.css'
import { SkipToPlayer } from './layouts/SkipToPlayer.tsx'
import { RouteAnnouncer } from './router/RouteAnnouncer.tsx'
import { RouteProgress } from './router/RouteProgress.tsx'
import { RouteOutlet } from './router/RouteOutlet.tsx'
import { useView } from './router/navigator.tsx'
import { Bottom } from './layouts/Bottom.tsx'
import { DialogSlot } from './dialogs/DialogSlot.tsx'
import { LayoutFrame, hasAppShell, mainId } from './layouts/LayoutFrame.tsx'

export const Shell = () => {
  const { t } = useTranslation()
  const view = useView()
  const layout = view.matched?.route.layout ?? 'default'
  const start = useRef<HTMLSpanElement>(null)
  return (
    <>
      {/* Focus moves here after a route change, so that the first Tab reaches the skip link (A11Y-01). */}
      <span ref={start} tabIndex={-1} className={css.start} />
      {hasAppShell(layout) && (
        <>
          <SkipLink to={mainId} atTop>
            {t('shell.skip')}
          </SkipLink>
          <SkipToPlayer />
        </>
      )}
      <LayoutFrame layout={layout}>
        <RouteOutlet />
      </LayoutFrame>
      {hasAppShell(layout) && <Bottom layout={layout} />}
      <DialogSlot />
      <RouteProgress />
      <RouteAnnouncer start={start} />
    </>
  )
}
