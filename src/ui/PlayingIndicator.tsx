/** Replaces the number of a row. */
import css from './PlayingIndicator.module.css'

export const PlayingIndicator = ({ moving, label }: { moving: boolean; label: string }) => (
  <span className={css.bars} data-moving={moving} role="img" aria-label={label}>
    <i />
    <i />
    <i />
    <i />
  </span>
)
