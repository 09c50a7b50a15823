import { IconPlayerPlayFilled } from '@tabler/icons-react'
import type { Card } from '../../../contract/content.ts'
import { kindOf } from '../../../contract/kinds.ts'
import { useTranslation } from '../../../state/words/translation.tsx'
import type { useAvailableControl } from '../../../ui/availability.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { usePlayCard } from '../card/use-play-card.ts'
import { type BlockProps, propertyOf } from './block.ts'

interface HeroActionProps extends Pick<BlockProps, 'block'> {
  card: Card | undefined
  to: string
  unavailable: ReturnType<typeof useAvailableControl>
}
export const HeroAction = ({ block, card, to, unavailable }: HeroActionProps) => {
  const { t } = useTranslation()
  const play = usePlayCard(card)
  if (play)
    return (
      <Button
        variant="play"
        icon={<IconPlayerPlayFilled size={22} aria-hidden />}
        onClick={play}
        {...unavailable}
      >
        {t('structure.action.play')}
      </Button>
    )
  if (!to) return null
  const kind = card && kindOf(card.kind)
  // A kind that plays outside the music player is listened to on its own page.
  const action = kind?.action === 'play' ? 'listen' : (kind?.action ?? 'open')
  return (
    <ButtonLink
      variant="play"
      to={to}
      icon={action === 'listen' && <IconPlayerPlayFilled size={22} aria-hidden />}
      {...unavailable}
    >
      {propertyOf(block, 'action') ?? t(`structure.action.${action}`)}
    </ButtonLink>
  )
}
