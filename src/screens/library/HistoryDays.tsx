import { IconTrash, IconX } from '@tabler/icons-react'
import { type ReactNode, useRef, useState } from 'react'
import type { Card } from '../../contract/content.ts'
import { shapeOf } from '../../contract/kinds.ts'
import { bySpan } from '../../domain/days.ts'
import { ItemRow } from '../../features/structure/card/ItemCard.tsx'
import { useTranslation } from '../../state/words/translation.tsx'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Rows } from '../../ui/Rows.tsx'
import { Section } from '../../ui/Section.tsx'
import { VirtualList } from '../../ui/VirtualList.tsx'
import { useFocusHandover } from '../../ui/use-focus-handover.ts'

const RemoveButton = ({ title, onForget }: { title: string; onForget: () => void }) => {
  const { t } = useTranslation()
  const button = useRef<HTMLSpanElement>(null)
  useFocusHandover(button)
  return (
    <span ref={button}>
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
const keyOf = ({ card }: DayRow) => card.id

export const HistoryDays = ({ rows, onForget, onForgetAll, nextPage }: HistoryDaysProps) => {
  const { t } = useTranslation()
  const [now] = useState(() => Date.now())
  const groups = bySpan(rows, ({ at }) => at, now)
  const row = ({ card, subtitle }: DayRow) => (
    <ItemRow
      card={card}
      {...(subtitle ? { subtitle } : {})}
      control={<RemoveButton title={card.title} onForget={() => onForget(card)} />}
    />
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
