/** What a card of any kind shows, whether it stands on a shelf, in a row or among results. */
import { useTranslation } from '../../state/words.tsx'
import type { Card } from '../../contract/content.ts'
import { kindOf } from '../../contract/kinds.ts'
import { addressOf } from '../../domain/addresses.ts'
import { useFormats } from '../../state/formats.ts'
import { rememberTap } from '../../state/tapped.ts'
import { Text } from '../../ui/Text.tsx'
import { cardWords } from './card-words.ts'

/** On pictures as small as theirs a badge would be all there is to see. */
const withoutBadge: readonly string[] = ['ticket', 'text']

export const useFace = (card: Card) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const { line, lineLang, figure } = cardWords(card, { t, formats })
  const { shape } = kindOf(card.kind)
  const badge = card.live
    ? { text: t('cards.live'), tone: 'warm' as const }
    : card.isNew && !withoutBadge.includes(shape)
      ? { text: t('cards.new'), tone: 'accent' as const }
      : undefined
  return {
    to: addressOf(card),
    shape,
    picture: card.picture,
    title: card.title,
    titleLang: card.lang,
    kind: t(`cards.kind.${card.kind}`),
    line: line ? <Text lang={lineLang}>{line}</Text> : undefined,
    figure,
    badge,
    dimmed: card.restriction !== undefined,
    onOpen: () => rememberTap(card),
  }
}
