import { useTranslation } from '../../../state/words/translation.tsx'
import type { Card } from '../../../contract/content.ts'
import { kindOf } from '../../../contract/kinds.ts'
import { addressOf } from '../../../domain/addresses/addresses.ts'
import { useFormats } from '../../../state/words/formats.ts'
import { rememberTappedCard } from '../../../state/navigation/tapped-cards.ts'
import { Text } from '../../../ui/Text.tsx'
import { badgeOf } from './card-badge.tsx'
import { cardWords, hasSentence } from './card-words.ts'

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
