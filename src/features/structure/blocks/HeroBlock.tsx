import { IconPlayerPlayFilled } from '@tabler/icons-react'
import { useTextLanguage } from '../../../state/words/use-text-language.ts'
import { useTranslation } from '../../../state/words/translation.tsx'
import type { Card } from '../../../contract/content.ts'
import { kindOf } from '../../../contract/kinds.ts'
import { addressOf } from '../../../domain/addresses/addresses.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { Hero } from '../../../ui/Hero.tsx'
import { type BlockProps, propertyOf } from './block.ts'
import { useSlots } from '../slots.ts'
import { usePlayCard } from '../card/use-play-card.ts'

const plain = { url: '', colours: ['#0b0714'] }

const Primary = ({ block, card }: Pick<BlockProps, 'block'> & { card: Card | undefined }) => {
  const { t } = useTranslation()
  const play = usePlayCard(card)
  const to = block.data.clickUrl || (card ? addressOf(card) : '')
  if (play)
    return (
      <Button
        variant="play"
        icon={<IconPlayerPlayFilled size={22} aria-hidden />}
        data-to={to}
        onClick={play}
      >
        {t('structure.action.play')}
      </Button>
    )
  if (!to) return null
  const kind = card && kindOf(card.kind)
  // What plays, but not in the music player, is listened to on its own page.
  const action = kind?.action === 'play' ? 'listen' : (kind?.action ?? 'open')
  return (
    <ButtonLink
      variant="play"
      to={to}
      icon={action === 'listen' && <IconPlayerPlayFilled size={22} aria-hidden />}
    >
      {propertyOf(block, 'action') ?? t(`structure.action.${action}`)}
    </ButtonLink>
  )
}

export const HeroBlock = ({ block, isHeading }: BlockProps) => {
  const { title, subTitle, lang, picture, entries, clickUrl } = block.data
  const { likeButton: heart } = useSlots()
  const card = entries[0]
  // Words that lead somewhere else are not about the item, which only lends its picture.
  const item = title && clickUrl ? undefined : card
  return (
    <Hero
      picture={picture ?? card?.picture ?? plain}
      eyebrow={propertyOf(block, 'eyebrow')}
      title={title || (card?.title ?? '')}
      titleLang={title ? lang : card?.lang}
      line={subTitle}
      lineIn={useTextLanguage()(lang)}
      heading={isHeading ? 'h1' : 'h2'}
      actions={
        <>
          <Primary block={block} card={item} />
          {item && heart(item)}
        </>
      }
    />
  )
}
