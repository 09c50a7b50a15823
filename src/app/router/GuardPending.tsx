import { useTranslation } from '../../state/words/translation.tsx'
import { ScreenHydrationMark } from '../hydration-mark.tsx'
import { PagePending } from './PagePending.tsx'
import css from './RouteGuard.module.css'

interface GuardPendingProps {
  title: string
  isContinued?: boolean
}

export const GuardPending = ({ title, isContinued = false }: GuardPendingProps) => {
  const { t } = useTranslation()
  return (
    <>
      <h1 className={css.title}>{t(`title.${title}`)}</h1>
      <PagePending headed isContinued={isContinued} />
      <ScreenHydrationMark />
    </>
  )
}
