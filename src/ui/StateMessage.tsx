import type { ReactNode } from 'react'
import { type ArchPicture, Arches } from './Arches.tsx'
import css from './StateMessage.module.css'

interface StateMessageProps {
  picture: ArchPicture
  title: string
  text?: string | undefined
  heading?: 'h1' | 'h2'
  urgent?: boolean
  children?: ReactNode
}

export const StateMessage = ({
  picture,
  title,
  text,
  heading = 'h2',
  urgent = false,
  children,
}: StateMessageProps) => {
  const Heading = heading
  return (
    <div className={css.state} role={urgent ? 'alert' : undefined}>
      <Arches picture={picture} />
      <Heading className={css.title}>{title}</Heading>
      {text && <p className={css.text}>{text}</p>}
      {children && <div className={css.actions}>{children}</div>}
    </div>
  )
}
