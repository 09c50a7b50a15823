import { useSnapshot } from 'valtio'
import { connection } from '../../../state/network/connection.ts'
import { useAllWordsLoaded, useTranslation } from '../../../state/words/translation.tsx'
import { unavailableReasonId } from '../../../ui/availability.ts'
import './UnavailableEntries.css'
import { useAvailabilityCheck } from './use-availability-check.ts'

export const UnavailableEntries = () => {
  const { t } = useTranslation()
  const { online } = useSnapshot(connection)
  const areWordsLoaded = useAllWordsLoaded()
  const isNeeded = !online && areWordsLoaded
  useAvailabilityCheck(isNeeded)
  return isNeeded ? (
    <p id={unavailableReasonId} hidden>
      {t('states.here.away')}
    </p>
  ) : null
}
