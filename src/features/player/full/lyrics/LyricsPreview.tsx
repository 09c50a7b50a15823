/** Three lines under the cover of a phone, and the way to all of them. */
import { useState } from 'react'
import type { Lyrics } from '../../../../contract/lyrics.ts'
import { localeOf } from '../../../../contract/languages.ts'
import { linesFrom } from '../../../../domain/lyrics/lyrics.ts'
import { useTranslation } from '../../../../state/words/translation.tsx'
import css from './LyricsPreview.module.css'
import { type Words, useLineNow } from './use-lyrics.ts'

const room = 3

const Lines = ({ lyrics: { lang, lines }, open }: { lyrics: Lyrics; open: () => void }) => {
  const { t } = useTranslation()
  const now = useLineNow(lines)
  return (
    <button type="button" className={css.peek} onClick={open}>
      <span className="sr">{t('player.lyrics.open')}</span>
      <span aria-hidden lang={lang} className={css.lines}>
        {linesFrom(lines, now, room).map((line) => (
          <span key={line.at} dir={localeOf(lang).dir} data-now={line === lines[now]}>
            {line.text}
          </span>
        ))}
      </span>
    </button>
  )
}

/** Drawn anew for each song: what was not known with its first frame keeps its room, so that the cover stands still. */
export const Peek = ({ words: { lyrics, isAsked, isOffered, isOpen, toggle } }: { words: Words }) => {
  const [hasRoom] = useState(isAsked)
  if (isOpen) return null
  if (isOffered && lyrics) return <Lines lyrics={lyrics} open={toggle} />
  return hasRoom && <div className={css.peek} />
}
