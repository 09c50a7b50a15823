import { shapeOf } from '../../contract/kinds.ts'
import { addressOf } from '../../domain/addresses/addresses.ts'
import type { AvailableItem } from '../../state/availability/available-offline.ts'
import { rememberTappedCard } from '../../state/navigation/tapped-cards.ts'
import { usePortal } from '../../state/portal/portal.tsx'
import { useFormats } from '../../state/words/formats.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { Row } from '../../ui/Rows.tsx'
import { LinkLanguage } from './LinkLanguage.tsx'
import { languageName } from './language-name.ts'

export const OfflinePageRow = ({ card, lang }: AvailableItem) => {
  const { t } = useTranslation()
  const pageLang = usePortal().lang
  const { joinParts } = useFormats()
  const kind = t(`cards.kind.${card.kind}`)
  return (
    <LinkLanguage lang={lang}>
      <Row
        to={addressOf(card)}
        shape={shapeOf(card)}
        picture={card.picture}
        title={card.title}
        titleLang={card.lang}
        kind={kind}
        subtitle={joinParts([kind, lang !== pageLang && languageName(lang, pageLang)])}
        onOpen={() => rememberTappedCard(card)}
      />
    </LinkLanguage>
  )
}
