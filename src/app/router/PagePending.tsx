import { useTranslation } from '../../state/words/translation.tsx'
import { classNames } from '../../ui/class-names.ts'
import css from './PagePending.module.css'

interface PagePendingProps {
  headed?: boolean
  /** It takes the place of another one: it is there at once. */
  isContinued?: boolean
}

export const PagePending = ({ headed = false, isContinued = false }: PagePendingProps) => {
  const { t } = useTranslation()
  const Line = headed ? 'p' : 'h1'
  return (
    <div className={classNames(css.pending, isContinued && css.continued)} aria-busy="true">
      <div role="status" className="sr">
        <Line>{t('shell.loading')}</Line>
      </div>
      <div className={css.head} />
      <div className={css.line} />
      <div className={css.row} />
    </div>
  )
}
