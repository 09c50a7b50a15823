/**
 * Guards of a page: the address stays and shows the login, or the visitor is redirected as the tenant says.
 * Until the user is known nothing of the page is shown, on the host never.
 */
import { type ReactNode, Suspense, useCallback, useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { RouteRow } from '../../contract/routes.ts'
import { runGuards } from '../../domain/guards.ts'
import { usePortal } from '../../state/portal/portal.tsx'
import { session } from '../../state/session/session.ts'
import { useLazy } from '../../ui/use-lazy.ts'
import { GuardPending } from './GuardPending.tsx'
import { PagePending } from './PagePending.tsx'
import { screenComponent } from './load-screen.ts'
import { useNavigator } from './navigator.tsx'

const noStyle = {}

const loadStepUpGate = async () => (await import('./StepUpGate.tsx')).StepUpGate

/** Confirmed by this user: another one who signs in meanwhile has confirmed nothing. */
const useConfirmedLogin = () => {
  const { user } = useSnapshot(session)
  const [confirmedBy, setConfirmedBy] = useState<string | null>(null)
  const userId = user?.userId ?? null
  const confirm = useCallback(() => setConfirmedBy(userId), [userId])
  return { isLoginRecent: userId !== null && confirmedBy === userId, confirm }
}

export const RouteGuard = ({ route, children }: { route: RouteRow; children: ReactNode }) => {
  const { role, status } = useSnapshot(session)
  const { tenant } = usePortal()
  const navigator = useNavigator()
  const { isLoginRecent, confirm } = useConfirmedLogin()
  const verdict = runGuards(route, { role, redirect: tenant.protectRedirect, isLoginRecent })
  const isStepUp = verdict.kind === 'step-up'
  const StepUpGate = useLazy(isStepUp, loadStepUpGate)
  const to = verdict.kind === 'redirect' && status !== 'unknown' ? verdict.to : null
  useEffect(() => {
    if (to !== null) navigator.navigate(to, { replace: true })
  }, [to, navigator])
  if (verdict.kind === 'pass') return children
  if (isStepUp && StepUpGate) return <StepUpGate title={route.title} onConfirmed={confirm} />
  if (isStepUp || verdict.kind === 'redirect' || status === 'unknown')
    return <GuardPending title={route.title} />
  const Login = screenComponent('login')
  return (
    <Suspense fallback={<PagePending />}>
      <Login params={noStyle} />
    </Suspense>
  )
}
