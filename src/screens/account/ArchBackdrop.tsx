/** The same picture as on the provider's page that follows. */
import css from './ArchBackdrop.module.css'

export const ArchBackdrop = () => (
  <div className={css.arcade} aria-hidden>
    <div className={css.arch} />
    <div className={css.arch} />
    <div className={css.arch} />
    <div className={css.arch} />
    <div className={css.arch} />
  </div>
)
