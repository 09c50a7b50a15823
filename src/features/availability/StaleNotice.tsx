/** How old the copy is that one sees, counted on while it is shown; and the way to only what works without a line. */
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useTranslation } from '../../state/words/translation.tsx'
import { fragmentFreshFor } from '../../contract/freshness.ts'
import { linkTo } from '../../domain/addresses/addresses.ts'
import { connection } from '../../state/network/connection.ts'
import { useFormats } from '../../state/words/formats.ts'
import { isPoorConnection, networkQuality } from '../../state/network/network-quality.ts'
import { useCurrentLocation } from '../../state/navigation/current-location.tsx'
import { usePendingWrites } from '../../state/offline-writes/use-pending-writes.ts'
import { withWords } from '../../state/words/with-words.tsx'
import { Link } from '../../ui/Link.tsx'
import { SavedAt } from '../../ui/SavedAt.tsx'
import { classNames } from '../../ui/class-names.ts'
import { ageOf } from './age.ts'
import { availability } from './availability.ts'
import { clearUnavailableMarks } from './mark-unavailable.ts'
import css from './StaleNotice.module.css'
import { useUnavailableMarks } from './use-unavailable-marks.ts'

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

const OnlyAvailableToggle = () => {
  const { t } = useTranslation()
  const { isOnly } = useSnapshot(availability)
  return (
    <button
      type="button"
      className={css.chip}
      aria-pressed={isOnly}
      onClick={() => (availability.isOnly = !availability.isOnly)}
    >
      {t('states.here.only')}
    </button>
  )
}

/** Nothing that was done meanwhile is lost: how much of it waits, and the way to its list. */
const PendingWritesLink = ({ count }: { count: number }) => {
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

const useNoticeActions = () => {
  const { here, gone } = useSnapshot(availability)
  const { length: waiting } = usePendingWrites()
  const { path } = useCurrentLocation()
  // Where all works, or nothing, there is no choice; where the list of what waits stands it says so itself.
  const isMixed = here > 0 && gone > 0
  const count = path === linkTo.favorites() ? 0 : waiting
  if (!isMixed && count === 0) return null
  return (
    <div className={css.chips}>
      {isMixed && <OnlyAvailableToggle />}
      {count > 0 && <PendingWritesLink count={count} />}
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
const NoticeBox = ({ title, age }: { title: string; age: string }) => {
  const choices = useNoticeActions()
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

const SavedNotice = withWords(({ savedAt, isLate }: { savedAt: number; isLate: boolean }) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const now = useNow(60_000)
  const { isCounted } = useSnapshot(availability)
  if (now === null || !(isCounted || isLate)) return null
  const age = ageOf(savedAt, now)
  const why = isLate ? 'late' : navigator.onLine ? 'silent' : 'offline'
  const text =
    age.unit === 'now'
      ? t('states.saved.now')
      : t(`states.saved.${age.unit}`, { count: age.count, n: formats.number(age.count) })
  return (
    <Floating>
      <NoticeBox title={t(`states.saved.${why}`)} age={text} />
    </Floating>
  )
})

/** The line is back while some things are hidden: they come with a tap, and whenever nobody is looking. */
const HiddenItemsNotice = withWords(() => {
  const { t } = useTranslation()
  useEffect(() => {
    const look = () => document.hidden && clearUnavailableMarks()
    document.addEventListener('visibilitychange', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      clearUnavailableMarks()
    }
  }, [])
  return (
    <Floating>
      <button type="button" className={css.chip} onClick={clearUnavailableMarks}>
        {t('states.here.all')}
      </button>
    </Floating>
  )
})

export const StaleNotice = ({ savedAt }: { savedAt: number }) => {
  const { online } = useSnapshot(connection)
  const { isHeld } = useSnapshot(availability)
  useUnavailableMarks(!online)
  // On a poor line what is shown may be old for as long as its question takes; then it says so as well.
  const isOld = useIsOld(savedAt)
  const isLate = isPoorConnection(useSnapshot(networkQuality)) && isOld && navigator.onLine
  if (!online || isLate) return <SavedNotice savedAt={savedAt} isLate={isLate} />
  return isHeld && <HiddenItemsNotice />
}

/** Marks in a list that has no age of its own. */
export const UnavailableMarks = () => {
  useUnavailableMarks(!useSnapshot(connection).online)
  return null
}
