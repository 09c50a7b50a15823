import { useTranslation } from '../../state/words/translation.tsx'
import { useLike } from '../../state/likes/use-like.ts'
import type { Likeable } from '../../state/likes/pending-likes.ts'
import { LikeIconButton } from '../../ui/LikeIconButton.tsx'

interface LikeButtonProps {
  item: Likeable
  variant?: 'plain' | 'glass'
  large?: boolean
  /** It is in the list of favourites: until the likes are known, it counts as liked. */
  isFavourite?: boolean
}

export const LikeButton = ({ item, isFavourite, ...appearance }: LikeButtonProps) => {
  const { t } = useTranslation()
  const { liked, canLike, toggle } = useLike(item, isFavourite)
  if (!canLike) return null
  return (
    <LikeIconButton
      liked={liked}
      label={t('likes.like', { title: item.title })}
      onToggle={toggle}
      {...appearance}
    />
  )
}
