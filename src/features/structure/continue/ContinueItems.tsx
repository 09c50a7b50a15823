import { useEffect } from 'react'
import { linkTo } from '../../../domain/addresses/addresses.ts'
import { useTranslation } from '../../../state/words/translation.tsx'
import { ContinueLists, ContinueListsSkeleton, continueTiles } from './ContinueLists.tsx'
import { ContinueNote } from './ContinueNote.tsx'
import { Greeting } from './Greeting.tsx'
import css from './ContinueItems.module.css'
import { useItemsToContinue } from './use-items-to-continue.ts'

interface ContinueItemsProps {
  label: string
  /** Whether there are more than are shown. */
  onMore: (hasMore: boolean) => void
}

const ContinueTiles = ({ label, onMore }: ContinueItemsProps) => {
  const { t } = useTranslation()
  const { items, isLost } = useItemsToContinue()
  const hasMore = (items?.length ?? 0) > continueTiles
  useEffect(() => onMore(hasMore), [onMore, hasMore])
  if (!items) return <ContinueListsSkeleton label={label} />
  if (items.length > 0) return <ContinueLists label={label} items={items} />
  return isLost ? (
    <ContinueNote
      title={t('structure.continue.lostTitle')}
      text={t('structure.continue.lostText')}
      to={linkTo.history()}
    />
  ) : (
    <ContinueNote
      title={t('structure.continue.emptyTitle')}
      text={t('structure.continue.emptyText')}
      to={linkTo.musicList()}
    />
  )
}

export const ContinueItems = (props: ContinueItemsProps) => (
  <>
    <Greeting className={css.greeting} />
    <ContinueTiles {...props} />
  </>
)
