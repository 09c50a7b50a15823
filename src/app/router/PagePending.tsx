/** Shown only when a page's code takes longer than a navigation waits. */
import { useTranslation } from '../../state/words.tsx'
import css from './PagePending.module.css'

export const PagePending = () => {
  const { t } = useTranslation()
  return (
    <div className={css.pending} aria-busy="true">
      <div role="status" className="sr">
        <h1>{t('shell.loading')}</h1>
      </div>
      <div className={css.head} />
      <div className={css.line} />
      <div className={css.row} />
    </div>
  )
}
