/** Links to the backend: they work before any script has run, and never lead to a form of the portal (SESSION-20). */
import type { MouseEvent } from 'react'
import { IconLock, IconUserPlus } from '@tabler/icons-react'
import { type LoginOption, loginAddress } from '../../domain/login-options.ts'
import { connectionType } from '../../state/network/connection-type.ts'
import { openDialog } from '../../state/dialogs/dialogs.ts'
import { usePortal } from '../../state/portal/portal.tsx'
import { saveLoginChoice } from '../../state/session/login-choice.ts'
import { isPlainClick } from '../../ui/Link.tsx'
import { classNames } from '../../ui/class-names.ts'
import css from './LoginLinks.module.css'

export type FollowLogin = (event: MouseEvent<HTMLAnchorElement>) => void

interface LoginLinksProps {
  options: readonly LoginOption[]
  returnTo: string
  /** Instead of following the link. */
  onFollow?: FollowLogin | undefined
}

interface LoginLinkProps extends Omit<LoginLinksProps, 'options'> {
  option: LoginOption
  isFirst: boolean
}

/** DIALOG-39 */
const isRefusedByWifi = ({ mobileDataOnly }: LoginOption) =>
  mobileDataOnly === true && connectionType() === 'wifi'

const LoginLink = ({ option, returnTo, isFirst, onFollow }: LoginLinkProps) => {
  const { tenant, lang, foreignBackend } = usePortal()
  const { id, title, kind } = option
  const follow: FollowLogin = (event) => {
    if (!isPlainClick(event)) return
    saveLoginChoice(id)
    if (!isRefusedByWifi(option)) return onFollow?.(event)
    event.preventDefault()
    void openDialog('loginNotByWifi', { option, title, returnTo })
  }
  return (
    <a
      className={classNames(css.way, isFirst && css.first)}
      href={loginAddress(kind, { tenant: tenant.name, lang, redirectUrl: returnTo, foreignBackend })}
      onClick={follow}
    >
      {kind === 'login' ? <IconLock size={20} aria-hidden /> : <IconUserPlus size={20} aria-hidden />}
      <span>{title}</span>
    </a>
  )
}

export const LoginLinks = ({ options, ...rest }: LoginLinksProps) => (
  <ul className={css.ways}>
    {/* Keyed by index: the tenant's own list arrives a moment later, and a link under a finger must not be replaced then. */}
    {options.map((option, at) => (
      <li key={at}>
        <LoginLink {...rest} option={option} isFirst={at === 0} />
      </li>
    ))}
  </ul>
)
