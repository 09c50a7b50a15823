/** How old the copy is that one sees; it counts on while it is shown. */
import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useTranslation } from '../../state/words.tsx'
import { useFormats } from '../../state/formats.ts'
import { isPoor, line } from '../../state/line.ts'
import { worded } from '../../state/worded.tsx'
import { SavedAt } from '../../ui/SavedAt.tsx'
import { ageOf } from './age.ts'
import css from './SavedLine.module.css'

const useNow = (interval: number) => {
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), interval)
    return () => clearInterval(timer)
  }, [interval])
  return now
}

export const SavedLine = worded(({ savedAt }: { savedAt: number }) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const now = useNow(60_000)
  const isLate = isPoor(useSnapshot(line)) && navigator.onLine
  if (now === null) return null
  const age = ageOf(savedAt, now)
  const text =
    age.unit === 'now'
      ? t('states.saved.now')
      : t(`states.saved.${age.unit}`, { count: age.count, n: formats.number(age.count) })
  return (
    <div className={css.place}>
      <SavedAt title={t(isLate ? 'states.saved.late' : 'states.saved.offline')} age={text} />
    </div>
  )
})
