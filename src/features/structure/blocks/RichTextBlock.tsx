import { useTextLanguage } from '../../../state/words/use-text-language.ts'
import { Quote, RichText } from '../../../ui/RichText.tsx'
import { Section } from '../../../ui/Section.tsx'
import { type BlockProps, propertyOf } from './block.ts'
import css from './RichTextBlock.module.css'

export const RichTextBlock = ({ block }: BlockProps) => {
  const { title, rich, lang } = block.data
  const textLanguage = useTextLanguage()(lang)
  if (!rich) return null
  if (propertyOf(block, 'look') === 'quote')
    return (
      <div className={css.apart}>
        <Quote nodes={rich} {...textLanguage} />
      </div>
    )
  if (!title)
    return (
      <div className={css.apart}>
        <RichText nodes={rich} {...textLanguage} />
      </div>
    )
  return (
    <Section title={title}>
      <RichText nodes={rich} {...textLanguage} />
    </Section>
  )
}
