import type { ChapterMarker } from '../../../contract/content.ts'
import { Range } from '../../../ui/Range.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { useDynamicClass } from '../../../ui/dynamic-css.tsx'
import { useSeek } from '../mini-player/use-seek.ts'
import css from './SeekBar.module.css'
import scale from './FullRange.module.css'

const ChapterTick = ({ share }: { share: number }) => {
  const shareClass = useDynamicClass({ '--share': share })
  return <i className={classNames(css.tick, shareClass)} />
}

export const SeekBar = ({ marks }: { marks: readonly ChapterMarker[] }) => {
  const { elapsed, total, duration, range } = useSeek()
  return (
    <div className={css.place}>
      <div className={css.line}>
        <Range className={scale.range} {...range} />
        {duration > 0 &&
          marks.slice(1).map((mark) => <ChapterTick key={mark.at} share={Math.min(1, mark.at / duration)} />)}
      </div>
      <span aria-hidden>{elapsed}</span>
      <span aria-hidden>{total}</span>
    </div>
  )
}
