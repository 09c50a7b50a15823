/** Signing out. What has not been sent yet is named first, because it would be lost (decision 35). */
import { type ReactNode, useState } from 'react'
import { useTranslation } from '../../state/words.tsx'
import { useLocation } from 'wouter'
import { matchRoute } from '../../domain/routing.ts'
import { logOut } from '../../state/session-actions.ts'
import { flushOutbox, lastChanceMs } from '../../state/writes.ts'
import { useLinking } from '../../ui/Link.tsx'
import css from './AccountMenu.module.css'

/** Back to this place, unless a visitor may not see it. */
const useReturn = () => {
  const { href } = useLinking()
  const [path] = useLocation()
  return href(matchRoute(path)?.route.guard ? '/' : path)
}

export const LogoutItem = ({ icon, className }: { icon: ReactNode; className: string }) => {
  const { t } = useTranslation()
  const returnTo = useReturn()
  const [unsent, setUnsent] = useState<string[] | null>(null)
  const [isBusy, setBusy] = useState(false)
  const leave = () => {
    setBusy(true)
    void logOut(returnTo)
  }
  const ask = async () => {
    setBusy(true)
    const waiting = await flushOutbox(lastChanceMs)
    if (waiting.length === 0) return leave()
    setUnsent(waiting.flatMap(({ label }) => label ?? []))
    setBusy(false)
  }
  if (unsent)
    return (
      <div className={css.unsent} role="alert">
        <p>{t('login.unsent', { count: unsent.length, what: unsent.join(', ') })}</p>
        <button type="button" autoFocus className={className} onClick={() => setUnsent(null)}>
          {t('login.stay')}
        </button>
        <button type="button" className={className} disabled={isBusy} onClick={leave}>
          {t('login.outAnyway')}
        </button>
      </div>
    )
  return (
    <button type="button" className={className} disabled={isBusy} onClick={() => void ask()}>
      {icon}
      <span>{t('login.out')}</span>
    </button>
  )
}
