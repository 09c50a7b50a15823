import { useQuery } from '@tanstack/react-query'
import { wordsOfError } from '../../api/error-words.ts'
import { itemQuery } from '../../api/items.ts'
import type { Card, Track } from '../../contract/content.ts'
import { scopeOf, usePortal } from '../../state/portal/portal.tsx'
import { useTranslation } from '../../state/words/translation.tsx'
import { SkeletonShape, times } from '../../ui/skeleton/SkeletonShape.tsx'
import { TrackActions } from './TrackActions.tsx'
import css from './TrackDialog.module.css'

/** As many rows as a song has actions: the menu is placed before they are known. */
const songActions = 7

const LoadedActions = ({ card, close }: { card: Card; close: () => void }) => {
  const { t } = useTranslation()
  const { data, error } = useQuery(itemQuery(scopeOf(usePortal()), 'track', card.id))
  if (data) return <TrackActions track={data} close={close} />
  if (error) return <p role="alert">{t(wordsOfError(error))}</p>
  return (
    <ul className={css.menu} aria-busy>
      {times(songActions).map((at) => (
        <li key={at} className={css.item}>
          <SkeletonShape className={css.waiting} />
        </li>
      ))}
    </ul>
  )
}

const isTrack = (card: Card): card is Track => 'album' in card

export const TrackDialog = ({ track, close }: { track: Card; close: () => void }) =>
  isTrack(track) ? <TrackActions track={track} close={close} /> : <LoadedActions card={track} close={close} />
