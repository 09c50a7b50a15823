import { useSnapshot } from 'valtio'
import { connection } from '../../state/network/connection.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { Button } from '../../ui/Button.tsx'
import { StateMessage } from '../../ui/StateMessage.tsx'
import { unseen } from '../../ui/arch-pictures/unseen.tsx'

export const ControlNotLoaded = ({ retry }: { retry: () => void }) => {
  const { t } = useTranslation()
  const { online } = useSnapshot(connection)
  return (
    <StateMessage
      picture={unseen}
      title={t('parental.notLoaded')}
      text={t(online ? 'error.unknown' : 'parental.away')}
    >
      <Button variant="primary" onClick={retry}>
        {t('states.retry')}
      </Button>
    </StateMessage>
  )
}
