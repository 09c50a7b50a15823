/** Buttons and links that look like them. One primary action per screen; all else is soft, outlined or plain text. */
import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import css from './Button.module.css'
import { Link } from './Link.tsx'

type Look = 'primary' | 'soft' | 'outline' | 'text' | 'play' | 'glass'

interface Face {
  look?: Look
  icon?: ReactNode
  children: ReactNode
  className?: string
}
const faceClass = (look: Look, className: string | undefined) => classNames(css.button, css[look], className)

export const Button = ({
  look = 'soft',
  icon,
  children,
  className,
  type = 'button',
  ...rest
}: Face & ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button type={type} className={faceClass(look, className)} {...rest}>
    {icon}
    <span>{children}</span>
  </button>
)

interface Way {
  to: string
  hrefLang?: string
  replace?: boolean
}
export const ButtonLink = ({ look = 'soft', icon, children, className, ...way }: Face & Way) => (
  <Link {...way} className={faceClass(look, className)}>
    {icon}
    <span>{children}</span>
  </Link>
)
