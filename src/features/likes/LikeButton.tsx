/** The heart of one thing, ready for a screen. */
import { useTranslation } from '../../state/words/translation.tsx'
import { useLike } from '../../state/likes/use-like.ts'
import type { Likeable } from '../../state/likes/pending-likes.ts'
import { LikeIconButton } from '../../ui/LikeIconButton.tsx'

interface LikeButtonProps {
  of: Likeable
  variant?: 'plain' | 'glass'
  large?: boolean
  /** It stands among the favourites: until the likes themselves are known, it is one. */
  isFavourite?: boolean
}

/** Nothing for kinds that cannot be liked. */
export const LikeButton = ({ of, isFavourite, ...appearance }: LikeButtonProps) => {
  const { t } = useTranslation()
  const { liked, canLike, toggle } = useLike(of, isFavourite)
  if (!canLike) return null
  return (
    <LikeIconButton
      liked={liked}
      label={t('likes.like', { title: of.title })}
      onToggle={toggle}
      {...appearance}
    />
  )
}
