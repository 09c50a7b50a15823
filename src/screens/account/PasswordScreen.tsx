/** /resetpassword: without `session` a link is requested, with it a new password is set. NAV-08 */
import { useSearch } from 'wouter'
import { LocationRouter } from '../../state/navigation/LocationRouter.tsx'
import { useBrand, usePortal } from '../../state/portal/portal.tsx'
import { useTranslation } from '../../state/words/translation.tsx'
import { ForgotPassword } from './ForgotPassword.tsx'
import { NewPassword } from './NewPassword.tsx'
import { Panel, PanelText } from './Panel.tsx'
import css from './Panel.module.css'

const ExternalReset = ({ address }: { address: string }) => {
  const { t } = useTranslation()
  const brand = useBrand()
  const { host } = new URL(address)
  return (
    <Panel title={t('password.elsewhere.title')}>
      <PanelText>{t('password.elsewhere.text', { brand, host })}</PanelText>
      <a className={css.leave} href={address}>
        {t('password.elsewhere.go', { host })}
      </a>
    </Panel>
  )
}

/** The secret is only in the browser's address: the host renders the form without it. */
const Reset = () => {
  const { passwordsAt } = usePortal().tenant
  const session = new URLSearchParams(useSearch()).get('session')
  if (passwordsAt) return <ExternalReset address={passwordsAt} />
  return session === null ? <ForgotPassword /> : <NewPassword key={session} session={session} />
}

export const PasswordScreen = () => (
  <LocationRouter>
    <Reset />
  </LocationRouter>
)
