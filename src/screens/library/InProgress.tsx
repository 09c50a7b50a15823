import type { Continued } from '../../contract/history.ts'
import { itemsInProgress } from '../../domain/history/in-progress.ts'
import { ContinueTile } from '../../features/structure/continue/ContinueTile.tsx'
import { usePortal } from '../../state/portal/portal.tsx'
import { useArticlePositions } from '../../state/articles/use-article-positions.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { Section } from '../../ui/Section.tsx'
import css from './InProgress.module.css'

/** As many as two rows hold on a phone, one on a desktop. */
const maxTiles = 4

export const InProgress = ({ entries }: { entries: Continued['entries'] }) => {
  const { t } = useTranslation()
  const { maxRating } = usePortal()
  const reading = useArticlePositions()
  const items = reading && itemsInProgress(entries, reading, maxRating).slice(0, maxTiles)
  if (!items || items.length === 0) return null
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
