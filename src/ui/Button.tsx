/** Buttons and links that look like them. One primary action per screen; all else is soft, outlined or plain text. */
import type { ButtonHTMLAttributes, ReactNode } from 'react'
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
const buttonClass = (look: ButtonVariant, className: string | undefined) =>
  classNames(css.button, css[look], className)

export const Button = ({
  variant: look = 'soft',
  icon,
  children,
  className,
  type = 'button',
  ...rest
}: ButtonAppearance & ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button type={type} className={buttonClass(look, className)} {...rest}>
    {icon}
    <span>{children}</span>
  </button>
)

interface ButtonLinkTarget {
  to: string
  hrefLang?: string
  replace?: boolean
}
export const ButtonLink = ({
  variant: look = 'soft',
  icon,
  children,
  className,
  ...way
}: ButtonAppearance & ButtonLinkTarget) => (
  <Link {...way} className={buttonClass(look, className)}>
    {icon}
    <span>{children}</span>
  </Link>
)
