/** Links to the backend: they work before any script has run, and never lead to a form of the portal (SESSION-20). */
import { IconLock, IconUserPlus } from '@tabler/icons-react'
import { type LoginOption, loginAddress } from '../../domain/login-options.ts'
import { usePortal } from '../../state/portal/portal.tsx'
import css from './LoginLinks.module.css'

interface LoginLinksProps {
  options: readonly LoginOption[]
  returnTo: string
}

export const LoginLinks = ({ options, returnTo }: LoginLinksProps) => {
  const { tenant, lang, foreignBackend } = usePortal()
  return (
    <ul className={css.ways}>
      {/* Keyed by index: the tenant's own list arrives a moment later, and a link under a finger must not be replaced then. */}
      {options.map(({ title, kind }, at) => (
        <li key={at}>
          <a
            className={`${css.way} ${at === 0 ? css.first : ''}`}
            href={loginAddress(kind, { tenant: tenant.name, lang, redirectUrl: returnTo, foreignBackend })}
          >
            {kind === 'login' ? <IconLock size={20} aria-hidden /> : <IconUserPlus size={20} aria-hidden />}
            <span>{title}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
