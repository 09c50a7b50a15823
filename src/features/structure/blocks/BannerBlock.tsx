import { Link } from '../../../ui/Link.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { Text } from '../../../ui/Text.tsx'
import { PhaseSlot } from '../card/card-badge.tsx'
import { addressOf } from '../../../domain/addresses/addresses.ts'
import { useTextLanguage } from '../../../state/words/use-text-language.ts'
import css from './BannerBlock.module.css'
import { type BlockProps, pictureOf, propertyOf } from './block.ts'

export const BannerBlock = ({ block, isEarly }: BlockProps) => {
  const { title, subTitle, lang, clickUrl, entries } = block.data
  const card = entries[0]
  const textIn = useTextLanguage()
  const eyebrow = propertyOf(block, 'eyebrow')
  const shownPicture = propertyOf(block, 'look') === 'quote' ? undefined : pictureOf(block)
  const to = clickUrl || (card ? addressOf(card) : '')
  const phase = !clickUrl && card?.starts && card.ends && <PhaseSlot starts={card.starts} ends={card.ends} />
  const words = (
    <>
      {shownPicture && (
        <Picture picture={shownPicture} shape="wide" size="hero" eager={isEarly} className={css.picture} />
      )}
      <span className={css.words}>
        {(eyebrow || phase) && <span className={css.eyebrow}>{eyebrow || phase}</span>}
        <span className={css.title}>
          <Text lang={title ? lang : card?.lang}>{title || (card?.title ?? '')}</Text>
        </span>
        {subTitle && <span {...textIn(lang)}>{subTitle}</span>}
      </span>
    </>
  )
  return (
    <div className={css.frame}>
      {to ? (
        <Link to={to} className={css.banner}>
          {words}
        </Link>
      ) : (
        <p className={css.banner}>{words}</p>
      )}
    </div>
  )
}
