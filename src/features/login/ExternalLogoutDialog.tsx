/** DIALOG-45: the account is at the tenant's own provider, whose session ends as well. */
import { Trans } from 'react-i18next'
import type { DialogBodyProps } from '../../state/dialogs/dialog-types.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { LogoutLosses } from './LogoutLosses.tsx'
import { LogoutChoices } from './SignOutDialog.tsx'
import css from './SignOutDialog.module.css'

export const ExternalLogoutDialog = ({
  host,
  losses,
  close,
  setResult,
}: DialogBodyProps<'externalLogout'>) => {
  const { t } = useTranslation()
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
      <LogoutChoices leaveLabel={t('dialogs.externalLogout.out')} setResult={setResult} close={close} />
    </div>
  )
}
