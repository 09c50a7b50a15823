/** What was begun and not ended, whatever it is: heard, watched and read, newest first. */
import { useEffect, useState } from 'react'
import type { Continued } from '../../contract/playback.ts'
import type { ReadingPlace } from '../../contract/reading-records.ts'
import { begunThings } from '../../domain/begun.ts'
import { PlaceTile } from '../../features/structure/PlaceTile.tsx'
import { usePortal } from '../../state/portal.tsx'
import { readingPlaces } from '../../state/reading-places.ts'
import { useTranslation } from '../../state/words.tsx'
import { Section } from '../../ui/Section.tsx'
import css from './Continue.module.css'

/** As many as two rows hold on a phone, one on a desktop. */
const most = 4

/** Null until the disk has answered: the tiles appear all at once. */
const useReading = () => {
  const { name } = usePortal().tenant
  const [places, setPlaces] = useState<readonly ReadingPlace[] | null>(null)
  useEffect(() => {
    let isGone = false
    const take = (found: readonly ReadingPlace[]) => {
      if (!isGone) setPlaces(found)
    }
    readingPlaces(name).then(take, (problem: unknown) => {
      console.warn('the places could not be read', problem)
      take([])
    })
    return () => {
      isGone = true
    }
  }, [name])
  return places
}

export const Continue = ({ entries }: { entries: Continued['entries'] }) => {
  const { t } = useTranslation()
  const { maxRating } = usePortal()
  const reading = useReading()
  const begun = reading && begunThings(entries, reading, maxRating).slice(0, most)
  if (!begun || begun.length === 0) return null
  return (
    <Section title={t('structure.continue.title')}>
      <ul className={css.tiles} aria-label={t('structure.continue.title')}>
        {begun.map(({ card, part, secondsLeft }) => (
          <PlaceTile key={card.id} card={card} part={part} secondsLeft={secondsLeft} />
        ))}
      </ul>
    </Section>
  )
}
