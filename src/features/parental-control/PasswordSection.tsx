import { useId } from 'react'
import { useSnapshot } from 'valtio'
import { openDialog } from '../../state/dialogs/dialogs.ts'
import { controlFacts } from '../../state/parental/control.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { Button } from '../../ui/Button.tsx'
import css from './Parental.module.css'

const resetPassword = () => openDialog('resetParentalPassword', {})
const changePassword = async () => {
  if ((await openDialog('parentalControl', { purpose: 'change' })) === 'forgotten') await resetPassword()
}

export const PasswordSection = () => {
  const { t } = useTranslation()
  const heading = useId()
  const { hasPassword } = useSnapshot(controlFacts)
  return (
    <section className={css.section} aria-labelledby={heading}>
      <h2 id={heading} className={css.heading}>
        {t('parental.password')}
      </h2>
      <p className={css.note}>{t(hasPassword ? 'parental.passwordText' : 'parental.noPassword')}</p>
      <div className={css.actions}>
        {hasPassword && (
          <Button variant="outline" onClick={() => void changePassword()}>
            {t('parental.change.open')}
          </Button>
        )}
        <Button variant={hasPassword ? 'text' : 'outline'} onClick={() => void resetPassword()}>
          {t(hasPassword ? 'parental.reset.open' : 'parental.choosePassword')}
        </Button>
      </div>
    </section>
  )
}
