import type { ReactNode } from 'react'
import css from './Arches.module.css'

/** What fills the middle arch; each is a file of its own, so that a screen loads only those it shows. */
export interface ArchPicture {
  middle: ReactNode
  isBroken?: boolean
}

export const innerArchPath = 'M86,132V70A34,34 0 0 1 154,70V132Z'

export const Arches = ({ picture }: { picture: ArchPicture }) => (
  <svg className={css.arches} viewBox="0 0 240 150" aria-hidden>
    <path className={css.pale} d="M18,132V82A26,26 0 0 1 70,82V132ZM170,132V82A26,26 0 0 1 222,82V132Z" />
    {picture.middle}
    {!picture.isBroken && <path className={css.line} d="M86,132V70A34,34 0 0 1 154,70V132" />}
    <path
      className={css.line}
      d="M18,132V82A26,26 0 0 1 70,82V132M170,132V82A26,26 0 0 1 222,82V132M6,132H234"
    />
  </svg>
)
