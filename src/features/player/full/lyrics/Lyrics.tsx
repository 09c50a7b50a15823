import { IconFocusCentered } from '@tabler/icons-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import type { Lyrics as AllLyrics } from '../../../../contract/lyrics.ts'
import { localeOf } from '../../../../contract/languages.ts'
import { callPlayer } from '../../../../state/player/player.ts'
import { useTranslation } from '../../../../state/words/translation.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { SkeletonShape } from '../../../../ui/skeleton/SkeletonShape.tsx'
import css from './Lyrics.module.css'
import { useAutoScroll } from './use-auto-scroll.ts'
import { type LyricsView, useCurrentLine } from './use-lyrics.ts'

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
}

const moveFocus = (event: KeyboardEvent<HTMLElement>) => {
  const lines = [...event.currentTarget.querySelectorAll('button')]
  const at = lines.findIndex((line) => line === document.activeElement)
  const next = steps[event.key]?.(at, lines.length - 1)
  if (next === undefined) return false
  event.preventDefault()
  lines[next]?.focus()
  return true
}

const LyricsLines = ({ lyrics: { lang, lines } }: { lyrics: AllLyrics }) => {
  const { t } = useTranslation()
  const pane = useRef<HTMLDivElement>(null)
  const now = useCurrentLine(lines)
  const [focused, setFocused] = useState<number | null>(null)
  const { isFollowing, follow, letGo: stopFollowing, hands: scrollHandlers } = useAutoScroll(pane, now)
  const seek = (second: number) => {
    void callPlayer((actions) => actions.seek(second))
    follow()
  }
  return (
    <>
      <div ref={pane} className={css.pane} data-keeps-touch {...scrollHandlers}>
        <ol
          className={css.lines}
          lang={lang}
          dir={localeOf(lang).dir}
          onKeyDown={(event) => moveFocus(event) && stopFollowing()}
          onBlur={() => setFocused(null)}
        >
          {lines.map(({ at, text, opens }, index) => (
            <li key={at} data-opens={opens}>
              <button
                type="button"
                aria-current={index === now ? 'true' : undefined}
                tabIndex={index === (focused ?? Math.max(0, now)) ? 0 : -1}
                onFocus={() => setFocused(index)}
                onClick={() => seek(at)}
              >
                {text}
              </button>
            </li>
          ))}
        </ol>
      </div>
      {!isFollowing && (
        <Button
          className={css.follow ?? ''}
          variant="primary"
          icon={<IconFocusCentered size={20} aria-hidden />}
          onClick={follow}
        >
          {t('player.lyrics.follow')}
        </Button>
      )}
    </>
  )
}

const LyricsMessage = ({ title, text, onRetry }: { title: string; text?: string; onRetry?: () => void }) => {
  const { t } = useTranslation()
  return (
    <div className={css.message} role="status">
      <b>{title}</b>
      {text && <p>{text}</p>}
      {onRetry && <Button onClick={onRetry}>{t('states.retry')}</Button>}
    </div>
  )
}

const LyricsSkeleton = () => (
  <div className={css.skeleton} aria-busy="true">
    {[62, 84, 70, 54, 78].map((width) => (
      <SkeletonShape key={width} className={css.skeletonLine} />
    ))}
  </div>
)

const LyricsContent = ({ words: { lyrics, hasFailed, retry: refetch } }: { words: LyricsView }) => {
  const { t } = useTranslation()
  if (lyrics && lyrics.lines.length > 0) return <LyricsLines lyrics={lyrics} />
  if (lyrics) return <LyricsMessage title={t('player.lyrics.none')} text={t('player.lyrics.noneText')} />
  return hasFailed ? (
    <LyricsMessage title={t('player.lyrics.failed')} onRetry={refetch} />
  ) : (
    <LyricsSkeleton />
  )
}

export const Lyrics = ({ id, words }: { id: string; words: LyricsView }) => {
  const { t } = useTranslation()
  return (
    <section className={css.lyrics} aria-label={t('player.lyrics.title')}>
      <LyricsContent key={id} words={words} />
    </section>
  )
}
