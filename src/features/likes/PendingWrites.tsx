import { IconClockHour4 } from '@tabler/icons-react'
import { useId, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { Likeable } from '../../state/likes/pending-likes.ts'
import { useLike } from '../../state/likes/use-like.ts'
import { parental } from '../../state/parental/parental.ts'
import { useFormats } from '../../state/words/formats.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import type { TextKey } from '../../state/words/text-key.ts'
import { isRestrictedWrite } from '../../state/offline-writes/restricted-write.ts'
import { usePendingWrites } from '../../state/offline-writes/use-pending-writes.ts'
import { iconOfWrite, wordsOfWrite } from '../../state/offline-writes/stored-write.ts'
import { undoWrite } from '../../state/offline-writes/write.ts'
import { Text } from '../../ui/Text.tsx'
import { useFocusHandover } from '../../ui/use-focus-handover.ts'
import css from './PendingWrites.module.css'

/** Also for a write of another build, which this one has no row for. */
const textKeyOf = (call: string): TextKey => wordsOfWrite(call)?.waiting ?? 'likes.waitingTitle'
const WriteIcon = ({ call }: { call: string }) => {
  const Icon = iconOfWrite(call) ?? IconClockHour4
  return <Icon size={20} aria-hidden />
}

const UndoButton = ({ onUndo }: { onUndo: () => void }) => {
  const { t } = useTranslation()
  const button = useRef<HTMLButtonElement>(null)
  useFocusHandover(button)
  return (
    <button ref={button} type="button" className={css.back} onClick={onUndo}>
      {t('likes.takeBack')}
    </button>
  )
}

export const PendingWrites = () => {
  const { t } = useTranslation()
  const { number } = useFormats()
  const waiting = usePendingWrites()
  // Drawn anew when the ceiling changes.
  useSnapshot(parental)
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
          {waiting.map(({ key, call, label, card }) => (
            <li key={key} className={css.row}>
              <WriteIcon call={call} />
              <span className={css.what}>
                <Text>{isRestrictedWrite({ card }) ? t('likes.aboveCeiling') : (label ?? '')}</Text>
                <small>{t(textKeyOf(call))}</small>
              </span>
              <UndoButton onUndo={() => void undoWrite(key)} />
            </li>
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
