import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { connection } from '../../state/network/connection.ts'
import { controlFacts } from '../../state/parental/control.ts'
import { parental } from '../../state/parental/parental.ts'
import { loadParental } from '../../state/parental/parental-actions.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { Button } from '../../ui/Button.tsx'
import { StateMessage } from '../../ui/StateMessage.tsx'
import { unseen } from '../../ui/arch-pictures/unseen.tsx'
import { RowsSkeleton } from '../../ui/skeleton/ListSkeleton.tsx'
import { LimitSection } from './LimitSection.tsx'
import css from './Parental.module.css'
import { PasswordSection } from './PasswordSection.tsx'

/** Another tab or device may have changed it since this page was loaded. */
const useFreshControl = () => {
  const [isLoading, setLoading] = useState(true)
  const load = () => {
    setLoading(true)
    void loadParental().then(() => setLoading(false))
  }
  useEffect(load, [])
  return { isLoading, load }
}

const NotLoaded = ({ retry }: { retry: () => void }) => {
  const { t } = useTranslation()
  const { online } = useSnapshot(connection)
  return (
    <StateMessage
      picture={unseen}
      title={t('parental.notLoaded')}
      text={t(online ? 'error.unknown' : 'parental.away')}
    >
      <Button variant="primary" onClick={retry}>
        {t('states.retry')}
      </Button>
    </StateMessage>
  )
}

export const ParentalPanel = () => {
  const { isActive } = useSnapshot(parental)
  const { isKnown, hasPassword } = useSnapshot(controlFacts)
  const { isLoading, load } = useFreshControl()
  if (!isKnown && !isActive) return isLoading ? <RowsSkeleton count={4} /> : <NotLoaded retry={load} />
  return (
    <div className={css.sections}>
      <LimitSection />
      {isKnown && (isActive || hasPassword) && <PasswordSection />}
    </div>
  )
}
