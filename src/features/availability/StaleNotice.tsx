/** How old the copy is that one sees, counted on while it is shown; and the way to only what works without a line. */
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useTranslation } from '../../state/words/translation.tsx'
import { fragmentFreshFor } from '../../contract/freshness.ts'
import { linkTo } from '../../domain/addresses/addresses.ts'
import { connection } from '../../state/network/connection.ts'
import { useFormats } from '../../state/words/formats.ts'
import { isPoor, line } from '../../state/network/network-quality.ts'
import { usePlace } from '../../state/navigation/current-location.tsx'
import { useWaiting } from '../../state/offline-writes/use-pending-writes.ts'
import { worded } from '../../state/words/with-words.tsx'
import { Link } from '../../ui/Link.tsx'
import { SavedAt } from '../../ui/SavedAt.tsx'
import { classNames } from '../../ui/class-names.ts'
import { ageOf } from './age.ts'
import { away } from './availability.ts'
import { letBack } from './mark-unavailable.ts'
import css from './StaleNotice.module.css'
import { useAwayMarks } from './use-unavailable-marks.ts'

const useNow = (interval: number) => {
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), interval)
    return () => clearInterval(timer)
  }, [interval])
  return now
}

/** What would be asked for anew by now. */
const useIsOld = (savedAt: number) => {
  const now = useNow(30_000)
  return now !== null && now - savedAt > fragmentFreshFor
}

const OnlyHere = () => {
  const { t } = useTranslation()
  const { isOnly } = useSnapshot(away)
  return (
    <button
      type="button"
      className={css.chip}
      aria-pressed={isOnly}
      onClick={() => (away.isOnly = !away.isOnly)}
    >
      {t('states.here.only')}
    </button>
  )
}

/** Nothing that was done meanwhile is lost: how much of it waits, and the way to its list. */
const Waits = ({ count }: { count: number }) => {
  const { t } = useTranslation()
  const { number } = useFormats()
  return (
    <Link to={linkTo.favorites()} className={css.chip}>
      {t('likes.waiting', { count, n: number(count) })}
    </Link>
  )
}

/** Above the page's end, which goes on for as much, so that no link of the footer stays under it. */
const Floating = ({ children }: { children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { style } = document.documentElement
    const observer = new ResizeObserver(([seen]) => {
      style.setProperty('--notes-part', `${Math.ceil(seen?.borderBoxSize[0]?.blockSize ?? 0)}px`)
    })
    if (place.current) observer.observe(place.current)
    return () => {
      observer.disconnect()
      style.removeProperty('--notes-part')
    }
  }, [])
  return (
    <div ref={place} className={css.place} data-floats>
      {children}
    </div>
  )
}

const useChoices = () => {
  const { here, gone } = useSnapshot(away)
  const { length: waiting } = useWaiting()
  const { path } = usePlace()
  // Where all works, or nothing, there is no choice; where the list of what waits stands it says so itself.
  const isMixed = here > 0 && gone > 0
  const count = path === linkTo.favorites() ? 0 : waiting
  if (!isMixed && count === 0) return null
  return (
    <div className={css.chips}>
      {isMixed && <OnlyHere />}
      {count > 0 && <Waits count={count} />}
    </div>
  )
}

/** The longest of what it may come to say while it stands: an age with two digits. */
const useLongestAge = () => {
  const { t } = useTranslation()
  const formats = useFormats()
  const ages = (['minutes', 'hours', 'days'] as const).map((unit) =>
    t(`states.saved.${unit}`, { count: 20, n: formats.number(20) }),
  )
  return [t('states.saved.now'), ...ages].toSorted((one, other) => other.length - one.length)[0]
}

/**
 * As wide as its words, or with room for a choice where there is one when it appears; so it stays. A choice that comes
 * later stands above it, and nothing moves.
 */
const Note = ({ title, age }: { title: string; age: string }) => {
  const choices = useChoices()
  const longest = useLongestAge()
  const [isRoomy] = useState(choices !== null)
  return (
    <>
      {!isRoomy && choices}
      <div className={classNames(css.note, isRoomy ? css.roomy : css.bare)} data-longest={longest}>
        <SavedAt title={title} age={age} />
        {isRoomy && choices}
      </div>
    </>
  )
}

const Saved = worded(({ savedAt, isLate }: { savedAt: number; isLate: boolean }) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const now = useNow(60_000)
  const { isCounted } = useSnapshot(away)
  if (now === null || !(isCounted || isLate)) return null
  const age = ageOf(savedAt, now)
  const why = isLate ? 'late' : navigator.onLine ? 'silent' : 'offline'
  const text =
    age.unit === 'now'
      ? t('states.saved.now')
      : t(`states.saved.${age.unit}`, { count: age.count, n: formats.number(age.count) })
  return (
    <Floating>
      <Note title={t(`states.saved.${why}`)} age={text} />
    </Floating>
  )
})

/** The line is back while some things are hidden: they come with a tap, and whenever nobody is looking. */
const Held = worded(() => {
  const { t } = useTranslation()
  useEffect(() => {
    const look = () => document.hidden && letBack()
    document.addEventListener('visibilitychange', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      letBack()
    }
  }, [])
  return (
    <Floating>
      <button type="button" className={css.chip} onClick={letBack}>
        {t('states.here.all')}
      </button>
    </Floating>
  )
})

export const SavedLine = ({ savedAt }: { savedAt: number }) => {
  const { online } = useSnapshot(connection)
  const { isHeld } = useSnapshot(away)
  useAwayMarks(!online)
  // On a poor line what is shown may be old for as long as its question takes; then it says so as well.
  const isOld = useIsOld(savedAt)
  const isLate = isPoor(useSnapshot(line)) && isOld && navigator.onLine
  if (!online || isLate) return <Saved savedAt={savedAt} isLate={isLate} />
  return isHeld && <Held />
}

/** Marks in a list that has no age of its own. */
export const AwayMarks = () => {
  useAwayMarks(!useSnapshot(connection).online)
  return null
}
