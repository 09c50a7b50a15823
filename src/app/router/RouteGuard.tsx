/**
 * Guards of a page: the address stays and shows the login, or the visitor is redirected as the tenant says.
 * Until the user is known nothing of the page is shown, on the host never.
 */
import { type ReactNode, Suspense, useEffect } from 'react'
import { useTranslation } from '../../state/words/translation.tsx'
import { useSnapshot } from 'valtio'
import type { RouteRow } from '../../contract/routes.ts'
import { runGuards } from '../../domain/guards.ts'
import { usePortal } from '../../state/portal/portal.tsx'
import { session } from '../../state/session/session.ts'
import { ScreenHydrationMark } from '../hydration-mark.tsx'
import css from './RouteGuard.module.css'
import { PagePending } from './PagePending.tsx'
import { screenComponent } from './load-screen.ts'
import { useNavigator } from './navigator.tsx'

const noStyle = {}

const GuardPending = ({ title }: { title: string }) => {
  const { t } = useTranslation()
  return (
    <>
      <h1 className={css.title}>{t(`title.${title}`)}</h1>
      <PagePending headed />
      <ScreenHydrationMark />
    </>
  )
}

export const RouteGuard = ({ route, children }: { route: RouteRow; children: ReactNode }) => {
  const { role, status } = useSnapshot(session)
  const { tenant } = usePortal()
  const navigator = useNavigator()
  const verdict = runGuards(route, { role, redirect: tenant.protectRedirect })
  const to = verdict.kind === 'redirect' && status !== 'unknown' ? verdict.to : null
  useEffect(() => {
    if (to !== null) navigator.navigate(to, { replace: true })
  }, [to, navigator])
  if (verdict.kind === 'pass') return children
  if (verdict.kind === 'redirect' || status === 'unknown') return <GuardPending title={route.title} />
  const Login = screenComponent('login')
  return (
    <Suspense fallback={<PagePending />}>
      <Login params={noStyle} />
    </Suspense>
  )
}
