/** Articles in which somebody stopped, newest first. */
import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { ReadingPlace } from '../../contract/reading-records.ts'
import { linkTo } from '../../domain/addresses.ts'
import { isUnderWay } from '../../domain/reading-line.ts'
import { usePortal } from '../../state/portal.tsx'
import { readingPlaces } from '../../state/reading-places.ts'
import { session } from '../../state/session.ts'
import { useTranslation } from '../../state/words.tsx'
import { ContinueNote } from './ContinueNote.tsx'
import css from './ContinuePlaces.module.css'
import { PlaceTile } from './PlaceTile.tsx'

/** As many as the box holds. */
const most = 4

const usePlaces = () => {
  const { name } = usePortal().tenant
  const { status } = useSnapshot(session)
  const [places, setPlaces] = useState<readonly ReadingPlace[] | null>(null)
  useEffect(() => {
    if (status === 'unknown') return
    let isGone = false
    readingPlaces(name).then(
      (found) => {
        if (!isGone) setPlaces(found.filter(({ part }) => isUnderWay(part)).slice(0, most))
      },
      (problem: unknown) => {
        console.warn('the places could not be read', problem)
        setPlaces([])
      },
    )
    return () => {
      isGone = true
    }
  }, [name, status])
  return places
}

export const ReadingPlaces = ({ label }: { label: string }) => {
  const { t } = useTranslation()
  const places = usePlaces()
  if (!places) return null
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
      {places.map(({ card, part }) => (
        <PlaceTile
          key={card.id}
          card={card}
          part={part}
          secondsLeft={(card.minutes ?? 0) * 60 * (1 - part)}
        />
      ))}
    </ul>
  )
}
