/** In a list: this one was liked or unliked here, and the backend does not know yet. */
import { IconClockHour4 } from '@tabler/icons-react'
import { useLike } from '../../state/likes/use-like.ts'
import type { Likeable } from '../../state/likes/pending-likes.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import css from './PendingWrites.module.css'

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
