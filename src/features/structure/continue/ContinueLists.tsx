import type { FocusEvent } from 'react'
import { type InProgress, longFormsFirst } from '../../../domain/history/in-progress.ts'
import { useTranslation } from '../../../state/words/translation.tsx'
import css from './ContinueLists.module.css'
import { ContinueTile } from './ContinueTile.tsx'

/** As many as the box holds on a phone and on a desktop. */
export const continueTiles = 4

/**
 * A tile that the row cuts off is brought into sight by a Tab, as browsers leave a visible part as it is. Under a pressed
 * pointer nothing moves: it would be released on another tile.
 */
const showFocusedTile = ({ target }: FocusEvent<HTMLElement>) => {
  if (target.matches(':focus-visible'))
    target.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

const TileList = ({ label, items }: { label: string; items: readonly InProgress[] }) =>
  items.length === 0 ? null : (
    <ul className={css.list} aria-label={label} data-count={items.length} onFocus={showFocusedTile}>
      {items.map((item) => (
        <ContinueTile key={item.card.id} item={item} />
      ))}
    </ul>
  )

export const ContinueLists = ({ label, items }: { label: string; items: readonly InProgress[] }) => {
  const { t } = useTranslation()
  const kinds = items.map((item) => ({ kind: item.card.kind, item }))
  const { long, music } = longFormsFirst(kinds, continueTiles)
  return (
    <div className={css.lists}>
      <TileList label={label} items={long.map(({ item }) => item)} />
      <TileList
        label={long.length === 0 ? label : t('structure.continue.music')}
        items={music.map(({ item }) => item)}
      />
    </div>
  )
}

/** All of them, in as many rows as they need. */
export const AllToContinue = ({ label, items }: { label: string; items: readonly InProgress[] }) => (
  <ul className={css.all} aria-label={label}>
    {items.map((item) => (
      <ContinueTile key={item.card.id} item={item} />
    ))}
  </ul>
)

/** Until it is known what there is: the same box. */
export const ContinueListsSkeleton = ({ label }: { label: string }) => (
  <div className={css.lists}>
    <ul className={css.list} aria-label={label} aria-busy data-count={continueTiles}>
      {Array.from({ length: continueTiles }, (_, at) => (
        <li key={at} className={css.waiting} />
      ))}
    </ul>
  </div>
)
