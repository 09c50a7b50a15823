/** Opening it again, or as a visitor, changes nothing; where it leads is never read from the address. */
import { useEffect, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { linkTo } from '../../domain/addresses/addresses.ts'
import { providerHostOf } from '../../domain/provider-host.ts'
import type { LogoutLosses as Losses } from '../../state/session/logout-losses.ts'
import { type LogOut, useLogOut } from '../../features/login/use-log-out.ts'
import { LogoutLosses } from '../../features/login/LogoutLosses.tsx'
import { useCurrentLocation } from '../../state/navigation/current-location.tsx'
import { usePortal } from '../../state/portal/portal.tsx'
import { session } from '../../state/session/session.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { Button } from '../../ui/Button.tsx'
import { useLinking } from '../../ui/Link.tsx'
import { Outcome, Panel, PanelText } from './Panel.tsx'
import { SignInAgain } from './SignInAgain.tsx'

const LossWarning = ({
  losses,
  isBusy,
  logOutNow,
}: Pick<LogOut, 'isBusy' | 'logOutNow'> & { losses: Losses }) => {
  const { t } = useTranslation()
  const { navigate } = useLinking()
  return (
    <Panel title={t('login.out')}>
      <LogoutLosses losses={losses} />
      <Button variant="play" autoFocus isBusy={isBusy} onClick={() => navigate(linkTo.home())}>
        {t('login.stay')}
      </Button>
      <Button variant="outline" isBusy={isBusy} onClick={logOutNow}>
        {t('login.outAnyway')}
      </Button>
    </Panel>
  )
}

export const LogoutScreen = () => {
  const { t } = useTranslation()
  const { href } = useLinking()
  const { user, status } = useSnapshot(session)
  const isSignedIn = user !== null
  // 'Signed out' is not shown before it is known. Both texts are looked up, so the document contains both.
  const isSignedOut = !isSignedIn && status !== 'unknown'
  const titles = { out: t('logout.title'), going: t('logout.going') }
  const title = isSignedOut ? titles.out : titles.going
  const host = providerHostOf(usePortal().tenant)
  const { losses, isBusy, start, logOutNow } = useLogOut(href(useCurrentLocation().path))
  // Once: a late profile would start another logout, whose redirect overtakes the one to the provider.
  const hasStarted = useRef(false)
  useEffect(() => {
    if (!isSignedIn || hasStarted.current) return
    hasStarted.current = true
    void start()
  }, [isSignedIn, start])
  if (isSignedIn && losses) return <LossWarning losses={losses} isBusy={isBusy} logOutNow={logOutNow} />
  return (
    <Panel title={title}>
      {!isSignedIn && (
        <Outcome isKnown={isSignedOut}>
          <PanelText>{t('logout.text')}</PanelText>
          {host !== null && <PanelText>{t('logout.external', { host })}</PanelText>}
          <SignInAgain />
        </Outcome>
      )}
    </Panel>
  )
}
