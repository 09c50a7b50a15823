/** In a list: the heart of this one was given or taken back here, and the backend has yet to hear of it. */
import { IconClockHour4 } from '@tabler/icons-react'
import { useLike } from '../../state/likes/use-like.ts'
import type { Likeable } from '../../state/offline-writes/pending.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import css from './PendingWrites.module.css'

export const PendingLikeMark = ({ of }: { of: Likeable }) => {
  const { t } = useTranslation()
  const { isWaiting, liked } = useLike(of, true)
  if (!isWaiting) return null
  return (
    <span className={css.mark} role="img" aria-label={t(liked ? 'likes.willAdd' : 'likes.willRemove')}>
      <IconClockHour4 size={18} aria-hidden />
    </span>
  )
}
