/**
 * Stories one after the other: bars show the progress, a tap at either side moves on or back, holding pauses,
 * and so do the button and the space bar. With reduced motion they only move by hand. DIALOG-31
 */
import { IconChevronLeft, IconChevronRight, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Card } from '../../contract/content.ts'
import { addressOf } from '../../domain/addresses/addresses.ts'
import type { DialogBodyProps } from '../../state/dialogs/dialog-types.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Text } from '../../ui/Text.tsx'
import { classNames } from '../../ui/class-names.ts'
import { useDynamicClass } from '../../ui/dynamic-css.tsx'
import css from './StoriesDialog.module.css'
import { useStories } from './use-stories.ts'

/** The kinds that stories show most; all others open without a name. */
const namedKinds = [
  'album',
  'artist',
  'playlist',
  'musicVideo',
  'podcast',
  'audiobook',
  'series',
  'article',
] as const
const nameOf = ({ kind }: Card) => namedKinds.find((named) => named === kind) ?? 'other'

/** The whole screen takes the colour of its picture. */
const useBackdropColours = ({ deep, colours: [ground = '#17141c', , accent = ground] }: Card['picture']) =>
  useDynamicClass({ '--deep': deep ?? ground, '--glow': accent })

const Viewer = ({ slide, isHalted, children }: { slide: Card; isHalted: boolean; children: ReactNode }) => (
  <div className={classNames(css.viewer, useBackdropColours(slide.picture))} data-held={isHalted}>
    <div className={css.column}>{children}</div>
  </div>
)

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
    <Viewer slide={slide} isHalted={isHeld || isPaused}>
      <div className={css.bars} aria-hidden>
        {story.slides.map(({ id }, number) => (
          <span key={id} className={css.bar} data-done={number < position.slide}>
            {number === position.slide && (
              <span
                key={`${position.story} ${position.slide}`}
                className={css.fill}
                onAnimationEnd={() => move(1)}
              />
            )}
          </span>
        ))}
      </div>
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
        {t(`stories.open.${nameOf(slide)}`)}
      </ButtonLink>
    </Viewer>
  )
}
