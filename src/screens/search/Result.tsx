/** One thing that was found, as a row or as the best of all. */
import type { Card } from '../../contract/content.ts'
import { underlined } from '../../domain/search/underline.ts'
import { useFace } from '../../features/structure/card/use-face.tsx'
import { useFormats } from '../../state/formats.ts'
import { useTranslation } from '../../state/words.tsx'
import { BestResult, ResultRow } from '../../ui/Results.tsx'
import { PlayCell, isPlayable } from './PlayCell.tsx'

interface ResultProps {
  card: Card
  /** What was typed; its letters are underlined. */
  query: string
  /** Nothing is spelled as it was typed, so a slip is underlined too. */
  isNear: boolean
  isBest?: boolean
  /** Opened or played: the search was meant. */
  onUse: () => void
}

export const Result = ({ card, query, isNear, isBest = false, onUse }: ResultProps) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const { badge: _, figure, title, onOpen, ...face } = useFace(card)
  const result = {
    ...face,
    id: `found-${card.id}`,
    picture: card.picture,
    title: underlined(title, query, isNear),
    line: card.restriction ? t(`cards.restricted.${card.restriction}`) : (face.line ?? figure),
    end: card.kind === 'track' && card.duration ? formats.clock(card.duration) : undefined,
    onOpen: () => {
      onOpen()
      onUse()
    },
  }
  const control = isPlayable(card) && <PlayCell card={card} large={isBest} onUse={onUse} />
  return isBest ? (
    <BestResult face={result} control={control} label={formats.line([t('search.best'), face.kind])} />
  ) : (
    <ResultRow face={result} control={control} />
  )
}
