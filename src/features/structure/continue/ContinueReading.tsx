/** Articles in progress, newest first; none above the current age ceiling. */
import { articleLinks } from '../../../domain/addresses/article-addresses.ts'
import { itemsInProgress } from '../../../domain/history/in-progress.ts'
import { usePortal } from '../../../state/portal/portal.tsx'
import { useArticlePositions } from '../../../state/articles/use-article-positions.ts'
import { useAllWordsLoaded, useTranslation } from '../../../state/words/translation.tsx'
import { ContinueNote } from './ContinueNote.tsx'
import { ContinueLists } from './ContinueLists.tsx'

export const ContinueReading = ({ label }: { label: string }) => {
  const { t } = useTranslation()
  const { maxRating } = usePortal()
  const stored = useArticlePositions()
  const areWordsLoaded = useAllWordsLoaded()
  if (!stored || !areWordsLoaded) return null
  const items = itemsInProgress([], stored, maxRating)
  if (items.length === 0)
    return (
      <ContinueNote
        title={t('structure.continue.readTitle')}
        text={t('structure.continue.readText')}
        to={articleLinks.articlesCategory('read')}
      />
    )
  return <ContinueLists label={label} items={items} />
}
