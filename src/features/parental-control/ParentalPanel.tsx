import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { controlFacts } from '../../state/parental/control.ts'
import { parental } from '../../state/age-ceiling/age-ceiling.ts'
import { loadParental } from '../../state/parental/parental-actions.ts'
import { RowsSkeleton } from '../../ui/skeleton/ListSkeleton.tsx'
import { ControlNotLoaded } from './ControlNotLoaded.tsx'
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

export const ParentalPanel = () => {
  const { isActive } = useSnapshot(parental)
  const { isKnown, hasPassword } = useSnapshot(controlFacts)
  const { isLoading, load } = useFreshControl()
  if (!isKnown && !isActive) return isLoading ? <RowsSkeleton count={4} /> : <ControlNotLoaded retry={load} />
  return (
    <div className={css.sections}>
      <LimitSection />
      {isKnown && (isActive || hasPassword) && <PasswordSection />}
    </div>
  )
}
