import { IconStar, IconStarFilled } from '@tabler/icons-react'
import type { Card } from '../../contract/content.ts'
import { askToSignIn } from '../../state/dialogs/ask-to-sign-in.ts'
import { openDialog } from '../../state/dialogs/dialogs.ts'
import { usePortal } from '../../state/portal/portal.tsx'
import { useRating } from '../../state/ratings/ratings.ts'
import { saveIntention } from '../../state/session/intention.ts'
import { isLoggedIn } from '../../state/session/session.ts'
import { whenSessionKnown } from '../../state/session/when-session-known.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { IconButton } from '../../ui/IconButton.tsx'

interface RateButtonProps {
  card: Card
  variant: 'plain' | 'glass'
}
export const RateButton = ({ card, variant }: RateButtonProps) => {
  const { t } = useTranslation()
  const { tenant } = usePortal()
  const score = useRating(card.id).rating?.score
  const label = t('rating.title', { title: card.title })
  const open = async () => {
    await whenSessionKnown()
    if (!isLoggedIn()) {
      saveIntention(tenant.name, { kind: 'rate', card, address: location.pathname })
      return askToSignIn('rating.notLoggedIn', 'rate')
    }
    openDialog('rating', { card, title: card.title })
  }
  // It may render before its words: a button needs a name.
  if (!label) return null
  return (
    <IconButton
      variant={variant}
      large={variant === 'glass'}
      label={label}
      aria-haspopup="dialog"
      onClick={() => void open()}
    >
      {score ? <IconStarFilled size={24} aria-hidden /> : <IconStar size={24} aria-hidden />}
    </IconButton>
  )
}
