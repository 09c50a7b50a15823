import { type ReactNode, useId } from 'react'
import css from './AccountPage.module.css'

interface AccountSectionProps {
  title: string
  text?: string
  children: ReactNode
}

export const AccountSection = ({ title, text, children }: AccountSectionProps) => {
  const id = useId()
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2 id={id} className={css.heading}>
        {title}
      </h2>
      {text !== undefined && <p className={css.about}>{text}</p>}
      {children}
    </section>
  )
}
