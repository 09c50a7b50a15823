/** One primary action per screen; all else is soft, outlined or plain text. */
import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react'
import { useAvailableControl } from './availability.ts'
import { classNames } from './class-names.ts'
import css from './Button.module.css'
import { Link } from './Link.tsx'

type ButtonVariant = 'primary' | 'soft' | 'outline' | 'text' | 'play' | 'glass'

interface ButtonAppearance {
  variant?: ButtonVariant
  icon?: ReactNode
  children: ReactNode
  className?: string
}
interface Busyness {
  /** Its work is being done: it does nothing more and, unlike a disabled button, leaves the focus where it is. */
  isBusy?: boolean
}
const buttonClass = (variant: ButtonVariant, className: string | undefined) =>
  classNames(css.button, css[variant], className)

export const Button = ({
  variant = 'soft',
  icon,
  children,
  className,
  type = 'button',
  isBusy = false,
  onClick,
  ...rest
}: ButtonAppearance & Busyness & ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button
    type={type}
    className={buttonClass(variant, className)}
    onClick={isBusy ? undefined : onClick}
    {...rest}
    {...(isBusy ? { 'aria-disabled': true } : {})}
  >
    {icon}
    <span>{children}</span>
  </button>
)

interface ButtonLinkTarget {
  to: string
  hrefLang?: string
  replace?: boolean
  needsConnection?: boolean
  'data-quiet'?: boolean
  'aria-describedby'?: string
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void
}
export const ButtonLink = ({
  variant = 'soft',
  icon,
  children,
  className,
  needsConnection = false,
  ...link
}: ButtonAppearance & ButtonLinkTarget) => (
  <Link
    {...useAvailableControl(undefined, !needsConnection)}
    {...link}
    className={buttonClass(variant, className)}
  >
    {icon}
    <span>{children}</span>
  </Link>
)
