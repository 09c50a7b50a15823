/** Articles that were begun on this device. The host renders the empty box; what is in it is known here alone. */
import { useTranslation } from '../../state/words.tsx'
import { Section } from '../../ui/Section.tsx'
import { useLate } from '../../ui/use-late.ts'
import type { BlockProps } from './block.ts'
import css from './ContinueBlock.module.css'

const loadPlaces = async () => (await import('./ReadingPlaces.tsx')).ReadingPlaces

export const ContinueReadingBlock = ({ block }: BlockProps) => {
  const { t } = useTranslation()
  const title = block.data.title || t('structure.continue.title')
  const Places = useLate(true, loadPlaces)
  return (
    <Section title={title}>
      <div className={css.box}>{Places && <Places label={title} />}</div>
    </Section>
  )
}
