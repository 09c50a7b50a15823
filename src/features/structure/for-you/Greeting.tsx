/** A greeting by the visitor's own clock, with their name where it is known. Never rendered by a server. */
import { useSyncExternalStore } from 'react'
import { useSnapshot } from 'valtio'
import { partOfDay } from '../../../domain/part-of-day.ts'
import { session } from '../../../state/session.ts'
import { useTranslation } from '../../../state/words.tsx'
import css from './ForYou.module.css'

/** A page that stays open over night greets anew when it is looked at again. */
const follow = (changed: () => void) => {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}
const now = () => partOfDay(new Date().getHours())

export const Greeting = () => {
  const { t } = useTranslation()
  const { user } = useSnapshot(session)
  const greeting = t(`structure.forYou.greeting.${useSyncExternalStore(follow, now)}`)
  return (
    <p className={css.greeting}>
      {user?.name ? t('structure.forYou.named', { greeting, name: `\u2068${user.name}\u2069` }) : greeting}
    </p>
  )
}
