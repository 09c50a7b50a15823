import { useTranslation } from '../../../state/words/translation.tsx'
import type { Card } from '../../../contract/content.ts'
import { kindOf } from '../../../contract/kinds.ts'
import { addressOf } from '../../../domain/addresses/addresses.ts'
import { useFormats } from '../../../state/words/formats.ts'
import { rememberTappedCard } from '../../../state/navigation/tapped-cards.ts'
import type { Translate } from '../../../state/words/text-key.ts'
import { Badge } from '../../../ui/Card.tsx'
import { Text } from '../../../ui/Text.tsx'
import { cardWords, hasSentence } from './card-words.ts'
import { PhaseSlot } from './PhaseSlot.tsx'

/** On pictures this small a badge would cover everything. */
const withoutBadge: readonly string[] = ['ticket', 'text']

const badgeOf = (card: Card, t: Translate) => {
  const { kind, live, isNew, starts, ends } = card
  if (starts && ends) return <PhaseSlot starts={starts} ends={ends} />
  if (live) return <Badge tone="warm">{t('cards.live')}</Badge>
  return isNew && !withoutBadge.includes(kindOf(kind).shape) && <Badge tone="warm">{t('cards.new')}</Badge>
}

export const useCardView = (card: Card) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const { day, line, lineLang, figure, premium } = cardWords(card, { t, formats })
  const { shape } = kindOf(card.kind)
  return {
    explicit: card.explicit && t('cards.explicitLetter'),
    to: addressOf(card),
    shape,
    picture: card.picture,
    title: card.title,
    titleLang: card.lang,
    kind: formats.joinParts([t(`cards.kind.${card.kind}`), card.explicit && t('cards.explicit')]),
    subtitle: day ? (
      <time dateTime={day} suppressHydrationWarning>
        {formats.date(day)}
      </time>
    ) : (
      line && (
        <>
          <Text lang={lineLang}>{line}</Text>
          {premium && <b>{premium}</b>}
        </>
      )
    ),
    figure,
    isSentence: hasSentence(card),
    badge: badgeOf(card, t),
    isDimmed: card.restriction !== undefined,
    onOpen: () => rememberTappedCard(card),
  }
}
