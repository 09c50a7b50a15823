import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import css from './IconButton.module.css'

interface IconButtonProps extends ComponentProps<'button'> {
  label: string
  children: ReactNode
  variant?: 'plain' | 'glass' | 'solid'
  large?: boolean
}

export const IconButton = ({
  label,
  children,
  variant = 'plain',
  large = false,
  className,
  ...rest
}: IconButtonProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    className={classNames(css.button, css[variant], large && css.large, className)}
    {...rest}
  >
    {children}
  </button>
)
