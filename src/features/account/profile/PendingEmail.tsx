import { useState } from 'react'
import { wordsOfError } from '../../../api/error-words.ts'
import { withdrawNewEmail } from '../../../state/account/profile.ts'
import { showSnack } from '../../../state/notifications/snackbar.ts'
import { useTranslation } from '../../../state/words/translation.tsx'
import { Button } from '../../../ui/Button.tsx'
import css from './Profile.module.css'

interface PendingEmailProps {
  pendingEmail: string
  /** Its button is about to disappear, with the focus. */
  onWithdrawn: () => void
}

const useWithdrawal = (onWithdrawn: () => void) => {
  const [isWithdrawing, setWithdrawing] = useState(false)
  const withdraw = async () => {
    setWithdrawing(true)
    try {
      await withdrawNewEmail()
      onWithdrawn()
      showSnack('profile.withdrawn')
    } catch (error) {
      showSnack(wordsOfError(error), { tone: 'bad' })
      setWithdrawing(false)
    }
  }
  return { isWithdrawing, withdraw: () => void (isWithdrawing || withdraw()) }
}

export const PendingEmail = ({ pendingEmail, onWithdrawn }: PendingEmailProps) => {
  const { t } = useTranslation()
  const { isWithdrawing, withdraw } = useWithdrawal(onWithdrawn)
  return (
    <div className={css.pending}>
      <p role="status">{t('profile.pending', { email: `\u2068${pendingEmail}\u2069` })}</p>
      <Button variant="outline" aria-disabled={isWithdrawing} onClick={withdraw}>
        {t('profile.withdraw')}
      </Button>
    </div>
  )
}
