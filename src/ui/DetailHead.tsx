import type { ReactNode, Ref } from 'react'
import css from './DetailHead.module.css'
import { Picture, type PictureData, type Silhouette } from './Picture.tsx'
import { classNames } from './class-names.ts'
import { Text } from './Text.tsx'

export interface DetailHeadProps {
  picture: PictureData
  shape: Silhouette
  kind: ReactNode
  title: string
  titleLang?: string | undefined
  byline: ReactNode
  actions: ReactNode
}

export const DetailHead = (props: DetailHeadProps & { actionsRef: Ref<HTMLDivElement> }) => {
  const { picture, shape, kind, title, titleLang, byline, actions, actionsRef } = props
  return (
    <header className={css.head}>
      <Picture
        picture={picture}
        shape={shape}
        size="cover"
        eager
        first
        className={classNames(css.cover, shape === 'bubble' && css.speech)}
      />
      <div className={css.words}>
        <p className={css.kind}>{kind}</p>
        <h1 className={css.title}>
          <Text lang={titleLang}>{title}</Text>
        </h1>
        <div className={css.byline}>{byline}</div>
        <div ref={actionsRef} className={css.actions}>
          {actions}
        </div>
      </div>
    </header>
  )
}
