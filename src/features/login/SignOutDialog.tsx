import type { DialogBodyProps } from '../../state/dialogs/dialog-types.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { Button } from '../../ui/Button.tsx'
import css from './SignOutDialog.module.css'
import { useUnsentWords } from './use-unsent-words.ts'

/** Lists unsent writes, because they would be lost (decision 35). */
export const SignOutDialog = ({ unsent, close, setResult }: DialogBodyProps<'signOut'>) => {
  const { t } = useTranslation()
  const unsentWords = useUnsentWords()
  const closeWith = (isLeaving: boolean) => () => {
    setResult(isLeaving)
    close()
  }
  return (
    <div className={css.body}>
      <p role="alert">{unsentWords(unsent)}</p>
      <Button variant="primary" autoFocus onClick={closeWith(false)}>
        {t('login.stay')}
      </Button>
      <Button variant="outline" onClick={closeWith(true)}>
        {t('login.outAnyway')}
      </Button>
    </div>
  )
}
