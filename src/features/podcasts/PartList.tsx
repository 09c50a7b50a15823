import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import type { Track } from '../../contract/content.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { PartRows } from '../../ui/PartRow.tsx'
import { Section } from '../../ui/Section.tsx'
import { VirtualList } from '../../ui/VirtualList.tsx'
import { MoreParts } from './MoreParts.tsx'
import { PartListItem } from './PartListItem.tsx'
import css from './PartList.module.css'
import { PartTools } from './PartTools.tsx'
import type { PartsShown } from './use-parts.ts'
import type { Collection } from './use-parts-around.ts'
import { useCollectionPlayback } from './use-collection-playback.ts'
import { usePlayPart } from './use-play-part.ts'
import type { PlaybackPositions } from '../../state/player/playback-positions.ts'

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
