import { type ReactNode, useRef } from 'react'
import { type Artwork, useArtworkClass } from './Artwork.ts'
import { classNames } from './class-names.ts'
import css from './Detail.module.css'
import { DetailBar } from './DetailBar.tsx'
import { DetailHead, type DetailHeadProps } from './DetailHead.tsx'

interface DetailProps extends DetailHeadProps {
  picture: Artwork
  barAction: ReactNode
  /** At the inline end on a desktop, under the head on a tablet, below all else on a phone. */
  aside?: ReactNode
  isEmpty?: boolean
  children: ReactNode
}

export const Detail = ({ barAction, aside, isEmpty, children, ...head }: DetailProps) => {
  const { picture, shape, title, titleLang } = head
  const actions = useRef<HTMLDivElement>(null)
  const colours = useArtworkClass(picture)
  return (
    <article className={classNames(css.detail, colours)} data-empty={isEmpty || undefined}>
      <div className={css.backdrop} aria-hidden />
      <DetailBar {...{ picture, shape, title, titleLang }} action={barAction} after={actions} />
      <div className={css.panes}>
        <div className={classNames(css.pane, !aside && css.alone)}>
          <DetailHead {...head} actionsRef={actions} />
          {aside && <aside className={css.aside}>{aside}</aside>}
        </div>
        <div className={css.main}>{children}</div>
      </div>
    </article>
  )
}
