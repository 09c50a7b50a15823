/** Where somebody stopped listening or watching: the latest things, each with what is left of it. */
import { useQuery } from '@tanstack/react-query'
import { continueQuery } from '../../api/history.ts'
import { kindOf } from '../../contract/kinds.ts'
import { linkTo } from '../../domain/addresses.ts'
import { isBegun } from '../../domain/watching.ts'
import { personalScopeOf } from '../../state/likes.ts'
import { usePortal } from '../../state/portal.tsx'
import { useTranslation } from '../../state/words.tsx'
import { ContinueNote } from './ContinueNote.tsx'
import css from './ContinuePlaces.module.css'
import { PlaceTile } from './PlaceTile.tsx'

/** As many as the box holds on a phone and on a desktop. */
const most = 4

export const ContinuePlaces = ({ label }: { label: string }) => {
  const { t } = useTranslation()
  const { data, isPending } = useQuery(continueQuery(personalScopeOf(usePortal())))
  const entries = (data?.entries ?? [])
    .filter(({ card, userCurrentPlaying }) => {
      const { action } = kindOf(card.kind)
      return action === 'play' || (action === 'watch' && isBegun(userCurrentPlaying, card.duration ?? 0))
    })
    .slice(0, most)
  if (entries.length === 0 && !isPending)
    return (
      <ContinueNote
        title={t('structure.continue.emptyTitle')}
        text={t('structure.continue.emptyText')}
        to={linkTo.musicList()}
      />
    )
  return (
    <ul className={css.tiles} aria-label={label} aria-busy={isPending}>
      {isPending && Array.from({ length: most }, (_, at) => <li key={at} className={css.waiting} />)}
      {entries.map(({ card, userCurrentPlaying }) => {
        const whole = card.duration ?? 0
        const part = whole > 0 ? userCurrentPlaying / whole : 0
        return <PlaceTile key={card.id} card={card} part={part} secondsLeft={whole - userCurrentPlaying} />
      })}
    </ul>
  )
}
