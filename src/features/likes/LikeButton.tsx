/** The heart of one thing, ready for a screen. */
import { useTranslation } from '../../state/words.tsx'
import type { Kind } from '../../contract/kinds.ts'
import { useLike } from '../../state/likes.ts'
import { HeartButton } from '../../ui/HeartButton.tsx'

interface LikeButtonProps {
  kind: Kind
  id: string
  title: string
  look?: 'plain' | 'glass'
  large?: boolean
  /** It stands among the favourites: until the likes themselves are known, it is one. */
  isFavourite?: boolean
}

/** Nothing for kinds that cannot be liked. */
export const LikeButton = ({ kind, id, title, isFavourite, ...look }: LikeButtonProps) => {
  const { t } = useTranslation()
  const { liked, canLike, toggle } = useLike(kind, id, title, isFavourite)
  if (!canLike) return null
  return <HeartButton liked={liked} label={t('likes.like', { title })} onToggle={toggle} {...look} />
}
