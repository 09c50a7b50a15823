import { useTranslation } from '../../state/words/translation.tsx'
import { useLike } from '../../state/likes/use-like.ts'
import type { Likeable } from '../../state/likes/pending-likes.ts'
import { Button } from '../../ui/Button.tsx'

export const FollowButton = ({ item }: { item: Likeable }) => {
  const { t } = useTranslation()
  const { liked, canLike, toggle } = useLike(item)
  if (!canLike) return null
  const { title } = item
  return (
    <Button
      variant="outline"
      // The name contains the visible state; `aria-pressed` beside a changing name would say it twice.
      aria-label={t(liked ? 'artist.followingTitle' : 'artist.followTitle', { title })}
      onClick={toggle}
    >
      {t(liked ? 'artist.following' : 'artist.follow')}
    </Button>
  )
}
