import { IconPlayerPlayFilled } from '@tabler/icons-react'
import { useTextIn } from '../../../state/text-in.ts'
import { useTranslation } from '../../../state/words.tsx'
import { kindOf } from '../../../contract/kinds.ts'
import { addressOf } from '../../../domain/addresses/addresses.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { Hero } from '../../../ui/Hero.tsx'
import { type BlockProps, propertyOf } from './block.ts'
import { useSlots } from '../slots.ts'
import { usePlay } from '../card/use-play.ts'

const plain = { url: '', colours: ['#0b0714'] }

const Primary = ({ block }: Pick<BlockProps, 'block'>) => {
  const { t } = useTranslation()
  const card = block.data.entries[0]
  const play = usePlay(card)
  const to = block.data.clickUrl || (card ? addressOf(card) : '')
  if (play)
    return (
      <Button look="play" icon={<IconPlayerPlayFilled size={22} aria-hidden />} onClick={play}>
        {t('structure.action.play')}
      </Button>
    )
  if (!to) return null
  const kind = card && kindOf(card.kind)
  // What plays, but not in the music player, is listened to on its own page.
  const action = kind?.action === 'play' ? 'listen' : (kind?.action ?? 'open')
  return (
    <ButtonLink look="play" to={to}>
      {t(`structure.action.${action}`)}
    </ButtonLink>
  )
}

export const HeroBlock = ({ block, isHeading }: BlockProps) => {
  const { title, subTitle, lang, picture, entries } = block.data
  const { heart } = useSlots()
  const card = entries[0]
  return (
    <Hero
      picture={picture ?? card?.picture ?? plain}
      eyebrow={propertyOf(block, 'eyebrow')}
      title={title || (card?.title ?? '')}
      titleLang={title ? lang : card?.lang}
      line={subTitle}
      lineIn={useTextIn()(lang)}
      heading={isHeading ? 'h1' : 'h2'}
      actions={
        <>
          <Primary block={block} />
          {card && heart(card)}
        </>
      }
    />
  )
}
