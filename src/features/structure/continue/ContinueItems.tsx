import { useQuery } from '@tanstack/react-query'
import { continueQuery } from '../../../api/history.ts'
import { linkTo } from '../../../domain/addresses/addresses.ts'
import { itemsToContinue } from '../../../domain/history/in-progress.ts'
import { personalScopeOf, usePortal } from '../../../state/portal/portal.tsx'
import { useArticlePositions } from '../../../state/articles/use-article-positions.ts'
import { useAllWordsLoaded, useTranslation } from '../../../state/words/translation.tsx'
import { Greeting } from './Greeting.tsx'
import { ContinueNote } from './ContinueNote.tsx'
import css from './ContinueItems.module.css'
import { ContinueTile } from './ContinueTile.tsx'

/** As many as the box holds on a phone and on a desktop. */
const maxTiles = 4

const ContinueTiles = ({ label }: { label: string }) => {
  const { t } = useTranslation()
  const portal = usePortal()
  const { data, isPending: isAsking } = useQuery(continueQuery(personalScopeOf(portal)))
  const reading = useArticlePositions()
  const areWordsLoaded = useAllWordsLoaded()
  const isPending = isAsking || !reading || !areWordsLoaded
  const items = isPending
    ? []
    : itemsToContinue(data?.entries ?? [], reading, portal.maxRating).slice(0, maxTiles)
  if (items.length === 0 && !isPending) {
    // Without an answer it is unknown whether anything is in progress.
    if (!data)
      return (
        <ContinueNote
          title={t('structure.continue.lostTitle')}
          text={t('structure.continue.lostText')}
          to={linkTo.history()}
        />
      )
    return (
      <ContinueNote
        title={t('structure.continue.emptyTitle')}
        text={t('structure.continue.emptyText')}
        to={linkTo.musicList()}
      />
    )
  }
  return (
    <ul className={css.tiles} aria-label={label} aria-busy={isPending}>
      {isPending && Array.from({ length: maxTiles }, (_, at) => <li key={at} className={css.waiting} />)}
      {items.map(({ card, fraction, secondsLeft }) => (
        <ContinueTile key={card.id} card={card} fraction={fraction} secondsLeft={secondsLeft} />
      ))}
    </ul>
  )
}

export const ContinueItems = ({ label }: { label: string }) => (
  <>
    <Greeting className={css.greeting} />
    <ContinueTiles label={label} />
  </>
)
