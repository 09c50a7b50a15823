import { useSnapshot } from 'valtio'
import { linkTo } from '../../../domain/addresses/addresses.ts'
import { availability, toggleOnlyAvailable } from '../../../state/availability/availability.ts'
import { useCurrentLocation } from '../../../state/navigation/current-location.tsx'
import { usePendingWrites } from '../../../state/offline-writes/use-pending-writes.ts'
import { useFormats } from '../../../state/words/formats.ts'
import { useTranslation } from '../../../state/words/translation.tsx'
import { Link } from '../../../ui/Link.tsx'
import css from './StaleNotice.module.css'

const OnlyAvailableToggle = () => {
  const { t } = useTranslation()
  const { isOnlyAvailable } = useSnapshot(availability)
  return (
    <button type="button" className={css.chip} aria-pressed={isOnlyAvailable} onClick={toggleOnlyAvailable}>
      {t('states.here.only')}
    </button>
  )
}

const PendingWritesLink = ({ count }: { count: number }) => {
  const { t } = useTranslation()
  const { number } = useFormats()
  return (
    <Link to={linkTo.favorites()} className={css.chip}>
      {t('likes.waiting', { count, n: number(count) })}
    </Link>
  )
}

export const useNoticeActions = () => {
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
