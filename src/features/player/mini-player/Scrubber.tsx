/** The position in what plays: a native range, which fills from the inline start and answers keys by itself. */
import { Range } from '../../../ui/Range.tsx'
import css from './MiniPlayer.module.css'
import line from './Range.module.css'
import { useSeek } from './use-seek.ts'

export const Scrubber = () => {
  const { at, whole, range } = useSeek()
  return (
    <div className={css.scrubber}>
      <span className={css.clock} aria-hidden>
        {at}
      </span>
      <Range className={line.range} {...range} />
      <span className={css.clock} aria-hidden>
        {whole}
      </span>
    </div>
  )
}
