import { IconTrash, IconX } from '@tabler/icons-react'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import type { Card } from '../../contract/content.ts'
import { isSong, shapeOf } from '../../contract/kinds.ts'
import { bySpan } from '../../domain/days.ts'
import { ItemRow } from '../../features/structure/card/ItemCard.tsx'
import { SongCardRow } from '../../features/structure/card/SongCardRow.tsx'
import { TrackMenuButton } from '../../features/tracks/TrackMenuButton.tsx'
import { type SongListPlayback, useSongList } from '../../state/song-lists/use-song-list.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Rows } from '../../ui/Rows.tsx'
import { Section } from '../../ui/Section.tsx'
import { VirtualList } from '../../ui/VirtualList.tsx'
import { useFocusHandover } from '../../ui/use-focus-handover.ts'
import css from './LibraryPage.module.css'

const RemoveButton = ({ title, onForget }: { title: string; onForget: () => void }) => {
  const { t } = useTranslation()
  const button = useRef<HTMLSpanElement>(null)
  useFocusHandover(button)
  return (
    <span ref={button} className={css.remove}>
      <IconButton label={t('history.forget', { title })} onClick={onForget}>
        <IconX size={20} aria-hidden />
      </IconButton>
    </span>
  )
}

interface DayRow {
  card: Card
  at: number
  subtitle?: string | undefined
}
interface HistoryDaysProps {
  rows: readonly DayRow[]
  onForget: (card: Card) => void
  onForgetAll: () => void
  nextPage?: ReactNode
}
interface EntryProps {
  entry: DayRow
  onForget: (card: Card) => void
}
const ItemEntry = ({ entry: { card, subtitle }, onForget }: EntryProps) => (
  <ItemRow
    card={card}
    {...(subtitle ? { subtitle } : {})}
    control={<RemoveButton title={card.title} onForget={() => onForget(card)} />}
  />
)
const SongEntry = ({
  entry: { card, subtitle },
  songs,
  onForget,
}: EntryProps & { songs: SongListPlayback }) => (
  <SongCardRow
    card={card}
    list={songs}
    subtitle={subtitle}
    controls={
      <>
        <TrackMenuButton track={card} />
        <RemoveButton title={card.title} onForget={() => onForget(card)} />
      </>
    }
  />
)

const keyOf = ({ card }: DayRow) => card.id

export const HistoryDays = ({ rows, onForget, onForgetAll, nextPage }: HistoryDaysProps) => {
  const { t } = useTranslation()
  const [now] = useState(() => Date.now())
  const groups = bySpan(rows, ({ at }) => at, now)
  const ids = useMemo(() => rows.filter(({ card }) => isSong(card)).map(({ card }) => card.id), [rows])
  const songs = useSongList(ids, 'history', t('history.title'))
  const row = (entry: DayRow) =>
    isSong(entry.card) ? (
      <SongEntry entry={entry} songs={songs} onForget={onForget} />
    ) : (
      <ItemEntry entry={entry} onForget={onForget} />
    )
  return (
    <>
      {groups.map(({ span, things }) => (
        <Section key={span} title={t(`history.span.${span}`)}>
          <VirtualList items={things} keyOf={keyOf} row={row}>
            {(shownRows) => (
              <Rows
                label={t(`history.span.${span}`)}
                columns={2}
                shapes={things.map(({ card }) => shapeOf(card))}
              >
                {shownRows}
              </Rows>
            )}
          </VirtualList>
        </Section>
      ))}
      {nextPage}
      <div>
        <Button variant="outline" icon={<IconTrash size={20} aria-hidden />} onClick={onForgetAll}>
          {t('history.forgetAll')}
        </Button>
      </div>
    </>
  )
}
