/** How many likes still wait for the line; the list in which each can be taken back. */
import { IconClockHour4, IconHeart, IconHeartOff } from '@tabler/icons-react'
import { useId, useRef, useState } from 'react'
import { useTranslation } from '../../state/words.tsx'
import { useSnapshot } from 'valtio'
import { takeBack, writes } from '../../state/writes.ts'
import { Text } from '../../ui/Text.tsx'
import { useFocusHandover } from '../../ui/use-focus-handover.ts'
import css from './Waiting.module.css'

const TakeBack = ({ onTake }: { onTake: () => void }) => {
  const { t } = useTranslation()
  const button = useRef<HTMLButtonElement>(null)
  useFocusHandover(button)
  return (
    <button ref={button} type="button" className={css.back} onClick={onTake}>
      {t('likes.takeBack')}
    </button>
  )
}

export const Waiting = () => {
  const { t } = useTranslation()
  const { intents } = useSnapshot(writes)
  const [isOpen, setOpen] = useState(false)
  const listId = useId()
  const waiting = intents.filter(({ label }) => label !== null)
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
        <span aria-live="polite">{t('likes.waiting', { count: waiting.length })}</span>
      </button>
      <section id={listId} className={css.list} hidden={!isOpen} aria-label={t('likes.waitingTitle')}>
        <p className={css.note}>{t('likes.waitingNote')}</p>
        <ul>
          {waiting.map(({ key, call, label }) => (
            <li key={key} className={css.row}>
              {call === 'addLike' ? (
                <IconHeart size={20} aria-hidden />
              ) : (
                <IconHeartOff size={20} aria-hidden />
              )}
              <span className={css.what}>
                <Text>{label ?? ''}</Text>
                <small>{t(call === 'addLike' ? 'likes.willAdd' : 'likes.willRemove')}</small>
              </span>
              <TakeBack onTake={() => void takeBack(key)} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
