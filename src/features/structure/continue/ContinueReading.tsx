/** Articles in which somebody stopped, newest first; none above the age ceiling of now. */
import { linkTo } from '../../../domain/addresses/addresses.ts'
import { begunThings } from '../../../domain/history/in-progress.ts'
import { usePortal } from '../../../state/portal/portal.tsx'
import { useReadingPlaces } from '../../../state/articles/use-article-positions.ts'
import { useAllWords, useTranslation } from '../../../state/words/translation.tsx'
import { ContinueNote } from './ContinueNote.tsx'
import css from './ContinueItems.module.css'
import { PlaceTile } from './ContinueTile.tsx'

/** As many as the box holds. */
const most = 4

export const ReadingPlaces = ({ label }: { label: string }) => {
  const { t } = useTranslation()
  const { maxRating } = usePortal()
  const known = useReadingPlaces()
  const isWorded = useAllWords()
  if (!known || !isWorded) return null
  const places = begunThings([], known, maxRating).slice(0, most)
  if (places.length === 0)
    return (
      <ContinueNote
        title={t('structure.continue.readTitle')}
        text={t('structure.continue.readText')}
        to={linkTo.articlesCategory('read')}
      />
    )
  return (
    <ul className={css.tiles} aria-label={label}>
      {places.map(({ card, part, secondsLeft }) => (
        <PlaceTile key={card.id} card={card} part={part} secondsLeft={secondsLeft} />
      ))}
    </ul>
  )
}
