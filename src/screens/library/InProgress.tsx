import type { ArticlePosition } from '../../contract/article-records.ts'
import type { Continued } from '../../contract/history.ts'
import { itemsInProgress } from '../../domain/history/in-progress.ts'
import { ContinueTile } from '../../features/structure/continue/ContinueTile.tsx'
import { usePortal } from '../../state/portal/portal.tsx'
import { useTranslation } from '../../state/words/translation.tsx'
import { Section } from '../../ui/Section.tsx'
import css from './InProgress.module.css'

/** As many as two rows hold on a phone, one on a desktop. */
const maxTiles = 4

interface InProgressProps {
  entries: Continued['entries']
  reading: readonly ArticlePosition[]
}
export const InProgress = ({ entries, reading }: InProgressProps) => {
  const { t } = useTranslation()
  const { maxRating } = usePortal()
  const items = itemsInProgress(entries, reading, maxRating).slice(0, maxTiles)
  if (items.length === 0) return null
  return (
    <Section title={t('structure.continue.title')}>
      <ul className={css.tiles} aria-label={t('structure.continue.title')}>
        {items.map(({ card, fraction, secondsLeft }) => (
          <ContinueTile key={card.id} card={card} fraction={fraction} secondsLeft={secondsLeft} />
        ))}
      </ul>
    </Section>
  )
}
