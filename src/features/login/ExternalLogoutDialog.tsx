/** DIALOG-45: the account lies at the tenant's own provider, whose session ends as well. */
import { Trans } from 'react-i18next'
import type { DialogBodyProps } from '../../state/dialogs/dialog-types.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { Button } from '../../ui/Button.tsx'
import { LogoutLosses } from './LogoutLosses.tsx'
import css from './SignOutDialog.module.css'

export const ExternalLogoutDialog = ({
  host,
  losses,
  close,
  setResult,
}: DialogBodyProps<'externalLogout'>) => {
  const { t } = useTranslation()
  const closeWith = (isLeaving: boolean) => () => {
    setResult(isLeaving)
    close()
  }
  return (
    <div className={css.body}>
      <p>
        <Trans
          i18nKey="dialogs.externalLogout.text"
          values={{ host }}
          components={{ host: <strong className={css.host} dir="ltr" /> }}
        />
      </p>
      {losses && <LogoutLosses losses={losses} />}
      <Button variant="primary" autoFocus onClick={closeWith(false)}>
        {t('login.stay')}
      </Button>
      <Button variant="outline" onClick={closeWith(true)}>
        {t('dialogs.externalLogout.out')}
      </Button>
    </div>
  )
}
