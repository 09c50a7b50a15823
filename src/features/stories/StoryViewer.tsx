import type { ReactNode } from 'react'
import type { Card } from '../../contract/content.ts'
import type { Story, StoryPosition } from '../../domain/stories.ts'
import { classNames } from '../../ui/class-names.ts'
import { useDynamicClass } from '../../ui/dynamic-css.tsx'
import css from './StoriesDialog.module.css'

const useBackdropColours = ({
  deep,
  colours: [background = '#17141c', , accent = background],
}: Card['picture']) => useDynamicClass({ '--deep': deep ?? background, '--glow': accent })

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

interface StoryProgressProps {
  story: Story
  position: StoryPosition
  onSlideEnd: () => void
}
export const StoryProgress = ({ story, position, onSlideEnd }: StoryProgressProps) => (
  <div className={css.bars} aria-hidden>
    {story.slides.map(({ id }, number) => (
      <span key={id} className={css.bar} data-done={number < position.slide}>
        {number === position.slide && (
          <span
            key={`${position.story} ${position.slide}`}
            className={css.fill}
            onAnimationEnd={onSlideEnd}
          />
        )}
      </span>
    ))}
  </div>
)
