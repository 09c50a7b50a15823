/** Following an artist or a show is its like, said in words. */
import { useTranslation } from '../../state/words.tsx'
import type { Kind } from '../../contract/kinds.ts'
import { useLike } from '../../state/likes.ts'
import { Button } from '../../ui/Button.tsx'

export const FollowButton = ({ kind, id, title }: { kind: Kind; id: string; title: string }) => {
  const { t } = useTranslation()
  const { liked, canLike, toggle } = useLike(kind, id, title)
  if (!canLike) return null
  return (
    <Button
      look="outline"
      // The name carries what is seen; pressed beside a changing name would say it twice.
      aria-label={t(liked ? 'artist.followingTitle' : 'artist.followTitle', { title })}
      onClick={toggle}
    >
      {t(liked ? 'artist.following' : 'artist.follow')}
    </Button>
  )
}
