import { type ReactNode, useId } from 'react'
import { Link } from './Link.tsx'
import { classNames } from './class-names.ts'
import css from './Section.module.css'

interface SectionProps {
  title: ReactNode
  subTitle?: string | undefined
  more?: { to: string; label: string } | undefined
  tools?: ReactNode
  children: ReactNode
  className?: string
}

export const Section = ({ title, subTitle, more, tools, children, className = '' }: SectionProps) => {
  const id = useId()
  return (
    <section className={classNames(css.section, className)} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id}>{title}</h2>
        {subTitle && <p>{subTitle}</p>}
        <span className={css.end}>
          {tools}
          {more && (
            <Link to={more.to} aria-describedby={id}>
              {more.label}
            </Link>
          )}
        </span>
      </div>
      {children}
    </section>
  )
}
