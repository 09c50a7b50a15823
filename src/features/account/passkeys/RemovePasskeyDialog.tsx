import type { DialogBodyProps } from '../../../state/dialogs/dialog-types.ts'
import { useTranslation } from '../../../state/words/translation.tsx'
import { Button } from '../../../ui/Button.tsx'
import css from './Passkeys.module.css'

export const RemovePasskeyDialog = ({
  name,
  host,
  last,
  close,
  setResult,
}: DialogBodyProps<'removePasskey'>) => {
  const { t } = useTranslation()
  const closeWith = (isRemoved: boolean) => () => {
    setResult(isRemoved)
    close()
  }
  return (
    <div className={css.form}>
      {last !== null && (
        <p className={css.warning}>
          {last === 'way' ? t('passkeys.remove.last') : t('passkeys.remove.lastPasskey', { host })}
        </p>
      )}
      <p>{t('passkeys.remove.text', { name })}</p>
      <Button variant="primary" autoFocus onClick={closeWith(false)}>
        {t('passkeys.remove.keep')}
      </Button>
      <Button variant="outline" onClick={closeWith(true)}>
        {t('passkeys.remove.confirm')}
      </Button>
    </div>
  )
}
