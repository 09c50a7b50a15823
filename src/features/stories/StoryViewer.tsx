import type { ReactNode } from 'react'
import type { Card } from '../../contract/content.ts'
import { classNames } from '../../ui/class-names.ts'
import { useDynamicClass } from '../../ui/dynamic-css.tsx'
import css from './StoriesDialog.module.css'

/** The whole screen takes the colour of its picture. */
const useBackdropColours = ({ deep, colours: [ground = '#17141c', , accent = ground] }: Card['picture']) =>
  useDynamicClass({ '--deep': deep ?? ground, '--glow': accent })

interface StoryViewerProps {
  slide: Card
  isHalted: boolean
  children: ReactNode
}
export const StoryViewer = ({ slide, isHalted, children }: StoryViewerProps) => (
  <div className={classNames(css.viewer, useBackdropColours(slide.picture))} data-held={isHalted}>
    <div className={css.column}>{children}</div>
  </div>
)
