import { useState } from 'react'
import type { Lyrics } from '../../../../contract/lyrics.ts'
import { localeOf } from '../../../../contract/languages.ts'
import { visibleLines } from '../../../../domain/lyrics/lyrics.ts'
import { useTranslation } from '../../../../state/words/translation.tsx'
import css from './LyricsPreview.module.css'
import { type LyricsView, useCurrentLine } from './use-lyrics.ts'

const previewLineCount = 3

const PreviewLines = ({ lyrics: { lang, lines }, open }: { lyrics: Lyrics; open: () => void }) => {
  const { t } = useTranslation()
  const now = useCurrentLine(lines)
  return (
    <button type="button" className={css.peek} onClick={open}>
      <span className="sr">{t('player.lyrics.open')}</span>
      <span aria-hidden lang={lang} className={css.lines}>
        {visibleLines(lines, now, previewLineCount).map((line) => (
          <span key={line.at} dir={localeOf(lang).dir} data-now={line === lines[now]}>
            {line.text}
          </span>
        ))}
      </span>
    </button>
  )
}

/** Mounted anew for each song: it reserves the space of lines that load later. */
export const LyricsPreview = ({
  words: { lyrics, isLoading, isOffered, isOpen, toggle },
}: {
  words: LyricsView
}) => {
  const [wasLoading] = useState(isLoading)
  if (isOpen) return null
  if (isOffered && lyrics) return <PreviewLines lyrics={lyrics} open={toggle} />
  return wasLoading && <div className={css.peek} />
}
