import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import css from './DetailBar.module.css'
import { Picture, type PictureData, type Silhouette } from './Picture.tsx'
import { Text } from './Text.tsx'

const useIsAbove = (target: RefObject<Element | null>) => {
  const [isAbove, setAbove] = useState(false)
  useEffect(() => {
    const element = target.current
    if (!element) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setAbove(!entry.isIntersecting && entry.boundingClientRect.top < 0)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [target])
  return isAbove
}

interface DetailBarProps {
  picture: PictureData
  shape: Silhouette
  title: string
  titleLang?: string | undefined
  action: ReactNode
  /** The bar appears when this has scrolled away. */
  after: RefObject<Element | null>
}

export const DetailBar = ({ picture, shape, title, titleLang, action, after }: DetailBarProps) => {
  const isShown = useIsAbove(after)
  return (
    <div className={css.bar} data-shown={isShown} inert={!isShown}>
      <div className={css.strip}>
        <Picture picture={picture} shape={shape} size="row" className={css.picture} />
        <b className={css.title}>
          <Text lang={titleLang}>{title}</Text>
        </b>
        {action}
      </div>
    </div>
  )
}
