import { IconPlayerPlayFilled } from '@tabler/icons-react'
import { useTextLanguage } from '../../../state/words/use-text-language.ts'
import { useTranslation } from '../../../state/words/translation.tsx'
import type { Card } from '../../../contract/content.ts'
import { kindOf } from '../../../contract/kinds.ts'
import { addressOf } from '../../../domain/addresses/addresses.ts'
import { useAvailableControl } from '../../../ui/availability.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { Hero } from '../../../ui/Hero.tsx'
import { type BlockProps, pictureOf, propertyOf } from './block.ts'
import { useStructureSlots } from '../slots.ts'
import { usePlayCard } from '../card/use-play-card.ts'

const noPicture = { url: '', colours: ['#0b0714'] }

interface PrimaryProps extends Pick<BlockProps, 'block'> {
  card: Card | undefined
  to: string
  unavailable: ReturnType<typeof useAvailableControl>
}
const Primary = ({ block, card, to, unavailable }: PrimaryProps) => {
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

export const HeroBlock = ({ block, isHeading }: BlockProps) => {
  const { title, subTitle, lang, entries, clickUrl } = block.data
  const { likeButton } = useStructureSlots()
  const card = entries[0]
  // With a title and address of its own the hero is not about the item, and only uses its picture.
  const item = title && clickUrl ? undefined : card
  const to = clickUrl || (item ? addressOf(item) : '')
  const unavailable = useAvailableControl([to], !to)
  return (
    <Hero
      picture={pictureOf(block) ?? noPicture}
      eyebrow={propertyOf(block, 'eyebrow')}
      title={title || (card?.title ?? '')}
      titleLang={title ? lang : card?.lang}
      subtitle={subTitle}
      subtitleLanguage={useTextLanguage()(lang)}
      heading={isHeading ? 'h1' : 'h2'}
      isFaded={'data-quiet' in unavailable}
      actions={
        <>
          <Primary block={block} card={item} to={to} unavailable={unavailable} />
          {item && likeButton(item)}
        </>
      }
    />
  )
}
