import { IconKey } from '@tabler/icons-react'
import { useSnapshot } from 'valtio'
import { connection } from '../../../state/network/connection.ts'
import { useTranslation } from '../../../state/words/translation.tsx'
import { Button } from '../../../ui/Button.tsx'
import css from './Passkeys.module.css'
import { useAddPasskey } from './use-add-passkey.ts'

const areSupported = () => 'PublicKeyCredential' in globalThis

export const AddPasskey = () => {
  const { t } = useTranslation()
  const { online } = useSnapshot(connection)
  const { add, isAdding, failure } = useAddPasskey()
  if (!areSupported()) return <p className={css.note}>{t('passkeys.unsupported')}</p>
  return (
    <div className={css.add}>
      <Button
        variant="outline"
        icon={<IconKey size={20} aria-hidden />}
        // Disabled it would lose the focus while the device asks.
        aria-disabled={isAdding || !online}
        onClick={() => online && add()}
      >
        {t(isAdding ? 'passkeys.adding' : 'passkeys.add')}
      </Button>
      <p className={css.note} role="status">
        {online ? failure && t(failure) : t('passkeys.offline')}
      </p>
    </div>
  )
}
