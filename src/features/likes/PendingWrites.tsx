import { IconClockHour4 } from '@tabler/icons-react'
import { useId, useState } from 'react'
import type { Likeable } from '../../state/likes/pending-likes.ts'
import { useLike } from '../../state/likes/use-like.ts'
import { useFormats } from '../../state/words/formats.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { usePendingWrites } from '../../state/offline-writes/use-pending-writes.ts'
import { undoWrite } from '../../state/offline-writes/write.ts'
import { PendingWriteRow } from './PendingWriteRow.tsx'
import css from './PendingWrites.module.css'

export const PendingWrites = () => {
  const { t } = useTranslation()
  const { number } = useFormats()
  const waiting = usePendingWrites()
  const [isOpen, setOpen] = useState(false)
  const listId = useId()
  if (waiting.length === 0) return null
  return (
    <div className={css.waiting}>
      <button
        type="button"
        className={css.chip}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        <IconClockHour4 size={18} aria-hidden />
        <span aria-live="polite">
          {t('likes.waiting', { count: waiting.length, n: number(waiting.length) })}
        </span>
      </button>
      <section id={listId} className={css.list} hidden={!isOpen} aria-label={t('likes.waitingTitle')}>
        <p className={css.note}>{t('likes.waitingNote')}</p>
        <ul>
          {waiting.map(({ key, ...write }) => (
            <PendingWriteRow key={key} {...write} onUndo={() => void undoWrite(key)} />
          ))}
        </ul>
      </section>
    </div>
  )
}

/** In a list: this one was liked or unliked here, and the backend does not know yet. */
export const PendingLikeMark = ({ item }: { item: Likeable }) => {
  const { t } = useTranslation()
  const { isWaiting, liked } = useLike(item, true)
  if (!isWaiting) return null
  return (
    <span className={css.mark} role="img" aria-label={t(liked ? 'likes.willAdd' : 'likes.willRemove')}>
      <IconClockHour4 size={18} aria-hidden />
    </span>
  )
}
