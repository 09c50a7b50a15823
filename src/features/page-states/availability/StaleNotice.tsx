/** The age of the stored copy on screen, kept up to date; and the choice to show only what works offline. */
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useTranslation } from '../../../state/words/translation.tsx'
import { fragmentFreshFor } from '../../../contract/freshness.ts'
import { linkTo } from '../../../domain/addresses/addresses.ts'
import {
  availability,
  showHiddenEntries,
  toggleOnlyAvailable,
} from '../../../state/availability/availability.ts'
import { connection } from '../../../state/network/connection.ts'
import { useFormats } from '../../../state/words/formats.ts'
import { isPoorConnection, networkQuality } from '../../../state/network/network-quality.ts'
import { useCurrentLocation } from '../../../state/navigation/current-location.tsx'
import { usePendingWrites } from '../../../state/offline-writes/use-pending-writes.ts'
import { withWords } from '../../../state/words/with-words.tsx'
import { Link } from '../../../ui/Link.tsx'
import { SavedAt } from '../../../ui/SavedAt.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { ageOf } from './age.ts'
import css from './StaleNotice.module.css'
import { UnavailableEntries } from './UnavailableEntries.tsx'

const useNow = (interval: number) => {
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), interval)
    return () => clearInterval(timer)
  }, [interval])
  return now
}

/** Online it would have been fetched again by now. */
const useIsOld = (savedAt: number) => {
  const now = useNow(30_000)
  return now !== null && now - savedAt > fragmentFreshFor
}

const OnlyAvailableToggle = () => {
  const { t } = useTranslation()
  const { isOnlyAvailable } = useSnapshot(availability)
  return (
    <button type="button" className={css.chip} aria-pressed={isOnlyAvailable} onClick={toggleOnlyAvailable}>
      {t('states.here.only')}
    </button>
  )
}

/** Number of pending writes, with a link to their list. */
const PendingWritesLink = ({ count }: { count: number }) => {
  const { t } = useTranslation()
  const { number } = useFormats()
  return (
    <Link to={linkTo.favorites()} className={css.chip}>
      {t('likes.waiting', { count, n: number(count) })}
    </Link>
  )
}

/** Above the page's end, which is extended by its height, so that no footer link is covered. */
const Floating = ({ children }: { children: ReactNode }) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { style } = document.documentElement
    const observer = new ResizeObserver(([seen]) => {
      style.setProperty('--notes-part', `${Math.ceil(seen?.borderBoxSize[0]?.blockSize ?? 0)}px`)
    })
    if (box.current) observer.observe(box.current)
    return () => {
      observer.disconnect()
      style.removeProperty('--notes-part')
    }
  }, [])
  return (
    <div ref={box} className={css.place} data-floats>
      {children}
    </div>
  )
}

const useNoticeActions = () => {
  const { availableCount, unavailableCount } = useSnapshot(availability)
  const { length: waiting } = usePendingWrites()
  const { path } = useCurrentLocation()
  // Where everything works, or nothing, there is no choice; the list of pending writes shows its own count.
  const isMixed = availableCount > 0 && unavailableCount > 0
  const count = path === linkTo.favorites() ? 0 : waiting
  if (!isMixed && count === 0) return null
  return (
    <div className={css.chips}>
      {isMixed && <OnlyAvailableToggle />}
      {count > 0 && <PendingWritesLink count={count} />}
    </div>
  )
}

/** The longest text it may show: an age with two digits. */
const useLongestAge = () => {
  const { t } = useTranslation()
  const formats = useFormats()
  const ages = (['minutes', 'hours', 'days'] as const).map((unit) =>
    t(`states.saved.${unit}`, { count: 20, n: formats.number(20) }),
  )
  return [t('states.saved.now'), ...ages].toSorted((one, other) => other.length - one.length)[0]
}

/** It keeps its first width; a choice that appears later is placed above it, and nothing moves. */
const NoticeBox = ({ title, age }: { title: string; age: string }) => {
  const choices = useNoticeActions()
  const longest = useLongestAge()
  const [isWide] = useState(choices !== null)
  return (
    <>
      {!isWide && choices}
      <div className={classNames(css.note, isWide ? css.roomy : css.bare)} data-longest={longest}>
        <SavedAt title={title} age={age} />
        {isWide && choices}
      </div>
    </>
  )
}

const SavedNotice = withWords(({ savedAt, isSlow }: { savedAt: number; isSlow: boolean }) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const now = useNow(60_000)
  const { isCounted } = useSnapshot(availability)
  if (now === null || !(isCounted || isSlow)) return null
  const age = ageOf(savedAt, now)
  const reason = isSlow ? 'late' : navigator.onLine ? 'silent' : 'offline'
  const text =
    age.unit === 'now'
      ? t('states.saved.now')
      : t(`states.saved.${age.unit}`, { count: age.count, n: formats.number(age.count) })
  return (
    <Floating>
      <NoticeBox title={t(`states.saved.${reason}`)} age={text} />
    </Floating>
  )
})

/** The connection is back while some entries are hidden: a tap shows them, and so does hiding the page. */
const HiddenItemsNotice = withWords(() => {
  const { t } = useTranslation()
  useEffect(() => {
    const showWhileUnseen = () => document.hidden && showHiddenEntries()
    document.addEventListener('visibilitychange', showWhileUnseen)
    return () => {
      document.removeEventListener('visibilitychange', showWhileUnseen)
      showHiddenEntries()
    }
  }, [])
  return (
    <Floating>
      <button type="button" className={css.chip} onClick={showHiddenEntries}>
        {t('states.here.all')}
      </button>
    </Floating>
  )
})

export const StaleNotice = ({ savedAt }: { savedAt: number }) => {
  const { online } = useSnapshot(connection)
  const { stillHidden } = useSnapshot(availability)
  // On a poor connection old content may be shown until its request ends; then it says so as well.
  const isOld = useIsOld(savedAt)
  const isSlow = isPoorConnection(useSnapshot(networkQuality)) && isOld && navigator.onLine
  return (
    <>
      <UnavailableEntries />
      {!online || isSlow ? (
        <SavedNotice savedAt={savedAt} isSlow={isSlow} />
      ) : (
        stillHidden && <HiddenItemsNotice />
      )}
    </>
  )
}
