import { IconKey } from '@tabler/icons-react'
import { useTranslation } from '../../../state/words/translation.tsx'
import { Button } from '../../../ui/Button.tsx'
import css from '../account-dialogs.module.css'
import { useConfirmByPasskey } from './use-confirm-by-passkey.ts'

export const ConfirmByPasskey = ({ onConfirmed }: { onConfirmed: () => void }) => {
  const { t } = useTranslation()
  const { confirm, isAsking, failure } = useConfirmByPasskey(onConfirmed)
  return (
    <div className={css.form}>
      <Button
        variant="primary"
        icon={<IconKey size={20} aria-hidden />}
        // Disabled it would lose the focus while the device asks.
        aria-disabled={isAsking}
        onClick={confirm}
      >
        {t(isAsking ? 'security.confirm.asking' : 'security.confirm.passkey')}
      </Button>
      <p className={css.note} role="status">
        {failure && t(failure)}
      </p>
    </div>
  )
}
