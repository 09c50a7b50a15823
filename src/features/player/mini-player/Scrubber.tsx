import { Range } from '../../../ui/Range.tsx'
import css from './MiniPlayer.module.css'
import rangeCss from './Range.module.css'
import { useSeek } from './use-seek.ts'

/** A native range, which fills from the inline start and handles keys itself. */
export const Scrubber = () => {
  const { elapsed, total, range } = useSeek()
  return (
    <div className={css.scrubber}>
      <span className={css.clock} aria-hidden>
        {elapsed}
      </span>
      <Range className={rangeCss.range} {...range} />
      <span className={css.clock} aria-hidden>
        {total}
      </span>
    </div>
  )
}
