import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { clearQueueUndo, queueUndo } from '../../state/queue/change-queue.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { Button } from '../../ui/Button.tsx'
import css from './Queue.module.css'

export const QueueUndo = () => {
  const { t } = useTranslation()
  const { offer } = useSnapshot(queueUndo)
  useEffect(() => clearQueueUndo, [])
  const { action } = offer ?? {}
  return (
    <div className={css.undo} role="status">
      {offer && action && (
        <>
          <p>{t(offer.key, offer.values ?? {})}</p>
          <Button
            variant="text"
            onClick={() => {
              clearQueueUndo()
              action.run()
            }}
          >
            {t(action.key)}
          </Button>
        </>
      )}
    </div>
  )
}
