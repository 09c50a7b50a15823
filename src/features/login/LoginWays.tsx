/**
 * The ways to sign in as links to the backend: they work before any script has run, and lead to the provider's own
 * page, never to a form of the portal (SESSION-20).
 */
import { IconLock, IconUserPlus } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { type LoginOption, loginAddress } from '../../domain/login-options.ts'
import { usePortal } from '../../state/portal.tsx'
import { startLogin, startRegistration } from '../../state/session-actions.ts'
import css from './LoginWays.module.css'

interface LoginWaysProps {
  options: readonly LoginOption[]
  /** Path with language prefix, query and fragment. */
  returnTo: string
}

const leave = (kind: LoginOption['kind'], returnTo: string) => (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  if (kind === 'login') startLogin(returnTo)
  else startRegistration(returnTo)
}

export const LoginWays = ({ options, returnTo }: LoginWaysProps) => {
  const { tenant, lang, elsewhere } = usePortal()
  return (
    <ul className={css.ways}>
      {options.map(({ id, title, kind }, at) => (
        <li key={id}>
          <a
            className={`${css.way} ${at === 0 ? css.first : ''}`}
            href={loginAddress(kind, { tenant: tenant.name, lang, redirectUrl: returnTo, elsewhere })}
            onClick={leave(kind, returnTo)}
          >
            {kind === 'login' ? <IconLock size={20} aria-hidden /> : <IconUserPlus size={20} aria-hidden />}
            <span>{title}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
