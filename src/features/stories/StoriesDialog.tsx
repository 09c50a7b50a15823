/** Taps at the sides move, holding pauses. With reduced motion stories only move by hand. DIALOG-31 */
import { IconChevronLeft, IconChevronRight, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { addressOf } from '../../domain/addresses/addresses.ts'
import { openedKindOf } from '../../domain/stories.ts'
import type { DialogBodyProps } from '../../state/dialogs/dialog-types.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Text } from '../../ui/Text.tsx'
import css from './StoriesDialog.module.css'
import { StoryProgress, StoryViewer } from './StoryViewer.tsx'
import { useStories } from './use-stories.ts'

export const StoriesDialog = ({ stories, at, close }: DialogBodyProps<'stories'>) => {
  const { t } = useTranslation()
  const {
    story,
    slide,
    place: position,
    isHeld,
    isPaused,
    togglePause,
    go: move,
    hold,
  } = useStories(stories, at, close)
  if (!story || !slide) return null
  return (
    <StoryViewer slide={slide} isHalted={isHeld || isPaused}>
      <StoryProgress story={story} position={position} onSlideEnd={() => move(1)} />
      <div className={css.head}>
        <h3>
          <Text lang={story.lang}>{story.title}</Text>
        </h3>
        <span className={css.pause}>
          <IconButton label={t(isPaused ? 'stories.goOn' : 'stories.pause')} onClick={togglePause}>
            {isPaused ? <IconPlayerPlay size={22} aria-hidden /> : <IconPlayerPause size={22} aria-hidden />}
          </IconButton>
        </span>
      </div>
      <div className={css.stage} {...hold}>
        <Picture key={slide.id} picture={slide.picture} shape="square" size="cover" className={css.picture} />
        <button type="button" className={css.back} aria-label={t('stories.back')} onClick={() => move(-1)}>
          <IconChevronLeft className="mirror" size={28} aria-hidden />
        </button>
        <button type="button" className={css.next} aria-label={t('stories.next')} onClick={() => move(1)}>
          <IconChevronRight className="mirror" size={28} aria-hidden />
        </button>
      </div>
      <div className={css.words} aria-live="polite">
        <p className={css.title}>
          <Text lang={slide.lang}>{slide.title}</Text>
        </p>
        {slide.by && (
          <p className={css.by}>
            <Text lang={slide.by.lang}>{slide.by.name}</Text>
          </p>
        )}
      </div>
      <ButtonLink variant="play" to={addressOf(slide)}>
        {t(`stories.open.${openedKindOf(slide)}`)}
      </ButtonLink>
    </StoryViewer>
  )
}
