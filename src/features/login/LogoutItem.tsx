/** Signing out, from the menu of the corner. */
import type { ReactNode } from 'react'
import { useTranslation } from '../../state/words/translation.tsx'
import { useLocation } from 'wouter'
import { matchRoute } from '../../domain/addresses/routing.ts'
import { useLinking } from '../../ui/Link.tsx'
import css from './AccountMenu.module.css'
import { useLogOut } from './use-log-out.ts'
import { useUnsentWords } from './use-unsent-words.ts'

/** Back to this place, unless a visitor may not see it. */
const useReturnAddress = () => {
  const { href } = useLinking()
  const [path] = useLocation()
  return href(matchRoute(path)?.route.guard ? '/' : path)
}

export const LogoutItem = ({ icon, className }: { icon: ReactNode; className: string }) => {
  const { t } = useTranslation()
  const unsentWords = useUnsentWords()
  const { unsent, isBusy, ask, leave, stay } = useLogOut(useReturnAddress())
  if (unsent)
    return (
      <div className={css.unsent} role="alert">
        <p>{unsentWords(unsent)}</p>
        <button type="button" autoFocus className={className} onClick={stay}>
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
