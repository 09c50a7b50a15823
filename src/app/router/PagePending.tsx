import { useTranslation } from '../../state/words/translation.tsx'
import css from './PagePending.module.css'

export const PagePending = ({ headed = false }: { headed?: boolean }) => {
  const { t } = useTranslation()
  const Line = headed ? 'p' : 'h1'
  return (
    <div className={css.pending} aria-busy="true">
      <div role="status" className="sr">
        <Line>{t('shell.loading')}</Line>
      </div>
      <div className={css.head} />
      <div className={css.line} />
      <div className={css.row} />
    </div>
  )
}
