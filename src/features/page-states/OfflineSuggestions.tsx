/** Where a page is unavailable: recently seen items that open offline, and a link to the downloads. */
import { IconDownload } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { shapeOf } from '../../contract/kinds.ts'
import { addressOf, linkTo } from '../../domain/addresses/addresses.ts'
import { useFormats } from '../../state/words/formats.ts'
import { downloadMarks } from '../../state/availability/download-marks.ts'
import { type AvailableItem, listAvailableItems } from '../../state/availability/available-offline.ts'
import { scopeOf, usePortal } from '../../state/portal/portal.tsx'
import { session } from '../../state/session/session.ts'
import { rememberTappedCard } from '../../state/navigation/tapped-cards.ts'
import { useAllWordsLoaded, useTranslation } from '../../state/words/translation.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Row, Rows } from '../../ui/Rows.tsx'
import { Section } from '../../ui/Section.tsx'
import { LinkLanguage } from './LinkLanguage.tsx'
import { languageName } from './language-name.ts'

const maxSuggestions = 6

const useOfflinePages = (): readonly AvailableItem[] => {
  const { tenant, lang, maxRating } = scopeOf(usePortal())
  const client = useQueryClient()
  const { status } = useSnapshot(session)
  const [opening, setOpening] = useState<readonly AvailableItem[]>([])
  useEffect(() => {
    // The session decides whose items these are.
    if (status === 'unknown') return
    let isUnmounted = false
    listAvailableItems(client, { tenant, lang, maxRating }).then(
      (found) => {
        if (!isUnmounted) setOpening(found.slice(0, maxSuggestions))
      },
      (problem: unknown) => console.info('the available pages could not be read', problem),
    )
    return () => {
      isUnmounted = true
    }
  }, [client, tenant, lang, maxRating, status])
  return opening
}

/** The downloads are loaded with the player, which may not be here yet. */
const useHasDownloads = (): boolean => {
  const { parts } = useSnapshot(downloadMarks)
  useEffect(() => {
    import('../../state/downloads/downloaded-sound.ts').catch((problem: unknown) =>
      console.info('the downloads could not be read', problem),
    )
  }, [])
  return Object.values(parts).includes(1)
}

const OfflinePageRow = ({ card, lang }: AvailableItem) => {
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

/** `isPage`: nothing else is on the page, so its margins apply. */
export const OfflineSuggestions = ({ isPage }: { isPage: boolean }) => {
  const { t } = useTranslation()
  const opening = useOfflinePages()
  const hasTaken = useHasDownloads()
  // An answer from disk may come before the words.
  const areWordsLoaded = useAllWordsLoaded()
  if (!areWordsLoaded || (opening.length === 0 && !hasTaken)) return null
  const title = t('keep.opensHere')
  return (
    <Section title={title} className={isPage ? 'inset' : ''}>
      {opening.length > 0 && (
        <Rows label={title} columns={2} shapes={opening.map(({ card }) => shapeOf(card))}>
          {opening.map((item) => (
            <OfflinePageRow key={item.card.id} {...item} />
          ))}
        </Rows>
      )}
      {hasTaken && (
        <ButtonLink
          variant="outline"
          className="apart"
          to={linkTo.downloads()}
          icon={<IconDownload size={20} aria-hidden />}
        >
          {t('keep.title')}
        </ButtonLink>
      )}
    </Section>
  )
}
