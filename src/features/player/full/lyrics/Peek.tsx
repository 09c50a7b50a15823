/** Three lines under the cover of a phone, and the way to all of them. */
import type { Lyrics } from '../../../../contract/lyrics.ts'
import { localeOf } from '../../../../contract/languages.ts'
import { linesFrom } from '../../../../domain/playing/lyrics.ts'
import { useTranslation } from '../../../../state/words.tsx'
import css from './Peek.module.css'
import { useLineNow } from './use-lyrics.ts'

const room = 3

export const Peek = ({ lyrics: { lang, lines }, open }: { lyrics: Lyrics; open: () => void }) => {
  const { t } = useTranslation()
  const now = useLineNow(lines)
  return (
    <button type="button" className={css.peek} onClick={open}>
      <span className="sr">{t('player.lyrics.open')}</span>
      <span aria-hidden lang={lang} dir={localeOf(lang).dir} className={css.lines}>
        {linesFrom(lines, now, room).map((line) => (
          <span key={line.at} data-now={line === lines[now]}>
            {line.text}
          </span>
        ))}
      </span>
    </button>
  )
}
