import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { fragmentFreshFor } from '../../../contract/freshness.ts'
import { availability, showHiddenEntries } from '../../../state/availability/availability.ts'
import { connection } from '../../../state/network/connection.ts'
import { isPoorConnection, networkQuality } from '../../../state/network/network-quality.ts'
import { useTranslation } from '../../../state/words/translation.tsx'
import { withWords } from '../../../state/words/with-words.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { FloatingNotice } from './FloatingNotice.tsx'
import { SavedNotice } from './SavedNotice.tsx'
import css from './StaleNotice.module.css'
import { UnavailableEntries } from './UnavailableEntries.tsx'

/** Online it would have been fetched again by now. */
const useIsOld = (savedAt: number) => {
  const now = useNow(30_000)
  return now !== null && now - savedAt > fragmentFreshFor
}

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
    <FloatingNotice>
      <button type="button" className={css.chip} onClick={showHiddenEntries}>
        {t('states.here.all')}
      </button>
    </FloatingNotice>
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
