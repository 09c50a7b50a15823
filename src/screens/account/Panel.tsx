import { type ReactNode, useEffect, useRef } from 'react'
import { ArchBackdrop } from './ArchBackdrop.tsx'
import css from './Panel.module.css'

interface PanelProps {
  title: string
  isOutcome?: boolean
  children: ReactNode
}

export const Panel = ({ title, isOutcome = false, children }: PanelProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isOutcome) heading.current?.focus()
  }, [isOutcome])
  return (
    <div className={css.screen}>
      <ArchBackdrop />
      <section className={css.panel}>
        <h1 ref={heading} className={css.title} tabIndex={isOutcome ? -1 : undefined}>
          {title}
        </h1>
        {children}
      </section>
    </div>
  )
}

export const Outcome = ({ isKnown, children }: { isKnown: boolean; children: ReactNode }) => (
  <div className={isKnown ? css.outcome : `${css.outcome} ${css.unknown}`}>{children}</div>
)

export const PanelText = ({ children }: { children: ReactNode }) => <p className={css.text}>{children}</p>
