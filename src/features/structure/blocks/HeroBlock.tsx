import { useTextLanguage } from '../../../state/words/use-text-language.ts'
import { addressOf } from '../../../domain/addresses/addresses.ts'
import { useAvailableControl } from '../../../ui/availability.ts'
import { Hero } from '../../../ui/Hero.tsx'
import { type BlockProps, pictureOf, propertyOf } from './block.ts'
import { HeroAction } from './HeroAction.tsx'
import { useStructureSlots } from '../slots.ts'

const noPicture = { url: '', colours: ['#0b0714'] }

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
          <HeroAction block={block} card={item} to={to} unavailable={unavailable} />
          {item && likeButton(item)}
        </>
      }
    />
  )
}
