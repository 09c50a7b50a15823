import type { ReactNode } from 'react'
import css from './Settings.module.css'

export const SettingsChoice = ({
  title,
  text,
  children,
}: {
  title: string
  text: string
  children: ReactNode
}) => (
  <section className={css.choice}>
    <h3 className={css.title}>{title}</h3>
    <p className={css.text}>{text}</p>
    {children}
  </section>
)
