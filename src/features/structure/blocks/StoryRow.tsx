import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { storiesIn } from '../../../domain/stories.ts'
import { openDialog } from '../../../state/dialogs/dialogs.ts'
import { usePortal } from '../../../state/portal/portal.tsx'
import { restoreViewedStories, viewedStories } from '../../../state/stories/viewed-stories.ts'
import { useTranslation } from '../../../state/words/translation.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { Text } from '../../../ui/Text.tsx'
import type { LazyBlockProps } from './lazy-block.tsx'
import css from './StoryRow.module.css'

export const StoryRow = ({ label, block }: LazyBlockProps) => {
  const { t } = useTranslation()
  const { name } = usePortal().tenant
  const { byId } = useSnapshot(viewedStories)
  useEffect(() => restoreViewedStories(name), [name])
  const stories = storiesIn(block)
  return (
    <ul className={css.row} aria-label={label}>
      {stories.map(({ id, title, lang, slides }, at) => {
        const isWatched = byId[id]?.isWatched ?? false
        return (
          <li key={id}>
            <button
              type="button"
              className={css.story}
              aria-haspopup="dialog"
              onClick={() => openDialog('stories', { stories, at })}
            >
              <span className={css.ring} data-watched={isWatched}>
                {slides[0] && (
                  <Picture picture={slides[0].picture} shape="square" size="row" className={css.picture} />
                )}
              </span>
              <span className={css.title}>
                <Text lang={lang}>{title}</Text>
              </span>
              {isWatched && <span className="sr">{t('stories.watched')}</span>}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
