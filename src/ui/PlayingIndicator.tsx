import css from './PlayingIndicator.module.css'

export const PlayingIndicator = ({ isMoving, label }: { isMoving: boolean; label: string }) => (
  <span className={css.bars} data-moving={isMoving} role="img" aria-label={label}>
    <i />
    <i />
    <i />
    <i />
  </span>
)
