/** A greeting by the user's own clock and with their name. Never rendered by a server. */
import { useSyncExternalStore } from 'react'
import { useSnapshot } from 'valtio'
import { partOfDay } from '../../../domain/days.ts'
import { session } from '../../../state/session/session.ts'
import { useTranslation } from '../../../state/words/translation.tsx'
import { classNames } from '../../../ui/class-names.ts'
import css from './Greeting.module.css'

/** A page that stays open over night updates when it is visible again. */
const subscribeToClock = (changed: () => void) => {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}
const currentPartOfDay = () => partOfDay(new Date().getHours())

export const Greeting = ({ className }: { className: string | undefined }) => {
  const { t } = useTranslation()
  const { user } = useSnapshot(session)
  const greeting = t(`structure.forYou.greeting.${useSyncExternalStore(subscribeToClock, currentPartOfDay)}`)
  if (!user) return null
  return (
    <p className={classNames(css.greeting, className)}>
      {user.name ? t('structure.forYou.named', { greeting, name: `\u2068${user.name}\u2069` }) : greeting}
    </p>
  )
}
