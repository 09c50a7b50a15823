import { useTranslation } from '../../state/words/translation.tsx'
import { useSnapshot } from 'valtio'
import { connection } from '../../state/network/connection.ts'
import { wordsOfCode } from '../../contract/error-words.ts'
import type { DialogBodyProps } from '../../state/dialogs/dialog-types.ts'
import { Button } from '../../ui/Button.tsx'
import css from './dialogs.module.css'

export const ErrorDialog = ({ status, code, close }: DialogBodyProps<'genericError'>) => {
  const { t } = useTranslation()
  const { online } = useSnapshot(connection)
  const offlineText = navigator.onLine ? 'states.silent.text' : 'dialogs.error.offline'
  const named = [status, code].filter(Boolean).join(' ')
  return (
    <div className={css.body}>
      <p className={css.text} role="alert">
        {t(online ? [wordsOfCode(code ?? 'unknown'), 'dialogs.error.text'] : offlineText)}
      </p>
      {named && <p className={css.code}>{t('dialogs.error.code', { code: named })}</p>}
      <Button variant="primary" onClick={close}>
        {t('dialogs.error.understood')}
      </Button>
    </div>
  )
}
