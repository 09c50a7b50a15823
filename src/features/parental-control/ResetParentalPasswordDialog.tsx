import { useState } from 'react'
import { useSnapshot } from 'valtio'
import type { DialogBodyProps } from '../../state/dialogs/dialog-types.ts'
import { showSnack } from '../../state/notifications/snackbar.ts'
import { session } from '../../state/session/session.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { Button } from '../../ui/Button.tsx'
import css from './Parental.module.css'
import { ResetCodeForm } from './ResetCodeForm.tsx'
import { SendCodeForm } from './SendCodeForm.tsx'

const NoAddress = ({ close }: { close: () => void }) => {
  const { t } = useTranslation()
  return (
    <div className={css.form}>
      <p className={css.text}>{t('parental.reset.noAddress')}</p>
      <Button variant="primary" onClick={close}>
        {t('dialogs.error.understood')}
      </Button>
    </div>
  )
}

/** DIALOG-28 */
export const ResetParentalPasswordDialog = ({
  close,
  setResult,
}: DialogBodyProps<'resetParentalPassword'>) => {
  const email = useSnapshot(session).user?.email
  const [isSent, setSent] = useState(false)
  const finish = () => {
    showSnack('parental.saved')
    setResult('done')
    close()
  }
  if (!email) return <NoAddress close={close} />
  if (!isSent) return <SendCodeForm email={email} onSent={() => setSent(true)} />
  return <ResetCodeForm email={email} onDone={finish} onSendAgain={() => setSent(false)} />
}
