import { IconAdjustmentsHorizontal, IconArrowsSort } from '@tabler/icons-react'
import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import type { Track } from '../../contract/content.ts'
import type { CollectionKind } from '../../contract/parts.ts'
import { partsAtOnce } from '../../contract/parts.ts'
import { useFormats } from '../../state/words/formats.ts'
import { openDialog } from '../../state/dialogs/dialogs.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { useAvailableControl, useIsListFiltered } from '../../ui/availability.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { PartRows } from '../../ui/PartRow.tsx'
import { Section } from '../../ui/Section.tsx'
import { VirtualList } from '../../ui/VirtualList.tsx'
import { PartListItem, useCollectionPlayback } from './PartListItem.tsx'
import css from './PartList.module.css'
import type { PartsShown } from './use-parts.ts'
import type { Collection } from './use-parts-around.ts'
import { usePlayPart } from './use-play-part.ts'
import type { PlaybackPositions } from '../../state/player/playback-positions.ts'

const OrderChoice = ({ kind, shown }: { kind: CollectionKind; shown: PartsShown }) => {
  const { t } = useTranslation()
  const { order, setOrder } = shown
  const name = t(`spoken.order.${kind}.${order}`)
  return (
    <Button
      variant="text"
      icon={<IconArrowsSort size={18} aria-hidden />}
      aria-label={t('spoken.orderNow', { order: name })}
      onClick={() => setOrder(order === 'asc' ? 'desc' : 'asc')}
    >
      {name}
    </Button>
  )
}

const PartTools = ({ collection, shown }: { collection: Collection; shown: PartsShown }) => {
  const { t } = useTranslation()
  const { kind, id, total } = collection
  return (
    <>
      {total > 1 && <OrderChoice kind={kind} shown={shown} />}
      <IconButton
        label={t('spoken.settings')}
        onClick={() => openDialog('whole', { collection: { kind, id } })}
      >
        <IconAdjustmentsHorizontal size={22} aria-hidden />
      </IconButton>
    </>
  )
}

const MoreParts = ({ shown, total }: { shown: PartsShown; total: number }) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const { parts, load, isLoading, hasFailed } = shown
  const unavailable = useAvailableControl()
  const isFiltered = useIsListFiltered()
  if (total <= partsAtOnce) return null
  const next = Math.min(partsAtOnce, total - parts.length)
  return (
    <div className={css.more} data-more hidden={isFiltered}>
      {hasFailed && <p role="alert">{t('spoken.moreFailed')}</p>}
      {load && (
        <Button
          variant="outline"
          onClick={() => isLoading || load()}
          aria-disabled={isLoading}
          {...unavailable}
        >
          {(isLoading && t('loading')) || t('spoken.more', { count: next, n: formats.number(next) })}
        </Button>
      )}
      <p className={css.count} aria-live="polite">
        {t('spoken.shown', { n: formats.number(parts.length), total: formats.number(total) })}
      </p>
    </div>
  )
}

const idOf = ({ id }: Track) => id

interface PartListProps {
  collection: Collection
  shown: PartsShown
  positions: PlaybackPositions
  control: (part: Track) => ReactNode
}

export const PartList = ({ collection, shown, positions, control }: PartListProps) => {
  const { t } = useTranslation()
  const title = t(`spoken.parts.${collection.kind}`)
  const state = useCollectionPlayback(collection)
  const play = usePlayPart(collection, { order: shown.order, parts: shown.parts, positions })
  const latest = useRef(play)
  useEffect(() => {
    latest.current = play
  })
  const onPlay = useCallback((id: string) => void latest.current({ id }), [])
  if (collection.total === 0)
    return (
      <Section title={title}>
        <p>{t('spoken.none')}</p>
      </Section>
    )
  const row = (part: Track) => (
    <PartListItem
      part={part}
      position={positions.secondsOf(part.id)}
      state={state.of(part.id)}
      control={control}
      onPlay={onPlay}
    />
  )
  return (
    <Section
      title={title}
      tools={<PartTools collection={collection} shown={shown} />}
      className={css.list ?? ''}
    >
      <VirtualList items={shown.parts} keyOf={idOf} row={row} total={collection.total}>
        {(rows) => <PartRows label={title}>{rows}</PartRows>}
      </VirtualList>
      <MoreParts shown={shown} total={collection.total} />
    </Section>
  )
}
