/** Offline, content from before is shown with its age. Nothing is rendered by the server: it is never offline. */
import { useEffect, useState } from 'react'
import { useTranslation } from '../../state/words.tsx'
import { useSnapshot } from 'valtio'
import { connection } from '../../state/connection.ts'
import { useFormats } from '../../state/formats.ts'
import { SavedAt } from '../../ui/SavedAt.tsx'
import { ageOf } from './age.ts'
import css from './SavedNote.module.css'

const useNow = (interval: number) => {
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), interval)
    return () => clearInterval(timer)
  }, [interval])
  return now
}

const Note = ({ savedAt }: { savedAt: number }) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const now = useNow(60_000)
  if (now === null) return null
  const age = ageOf(savedAt, now)
  const text =
    age.unit === 'now'
      ? t('states.saved.now')
      : t(`states.saved.${age.unit}`, { count: age.count, n: formats.number(age.count) })
  return (
    <div className={css.place}>
      <SavedAt title={t('states.saved.offline')} age={text} />
    </div>
  )
}

export const SavedNote = ({ savedAt }: { savedAt: number }) => {
  const { online } = useSnapshot(connection)
  return online || savedAt === 0 ? null : <Note savedAt={savedAt} />
}
