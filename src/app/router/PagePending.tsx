/** Shown only when a page's code takes longer than a navigation waits. */
import { useTranslation } from '../../state/words.tsx'
import css from './PagePending.module.css'

export const PagePending = () => {
  const { t } = useTranslation()
  return (
    <div className={css.pending} aria-busy="true">
      <p role="status" className="sr">
        {t('shell.loading')}
      </p>
      <div className={css.head} />
      <div className={css.line} />
      <div className={css.row} />
    </div>
  )
}
