import { IconDownload } from '@tabler/icons-react'
import { shapeOf } from '../../contract/kinds.ts'
import { linkTo } from '../../domain/addresses/addresses.ts'
import { useAllWordsLoaded, useTranslation } from '../../state/words/translation.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Rows } from '../../ui/Rows.tsx'
import { Section } from '../../ui/Section.tsx'
import { OfflinePageRow } from './OfflinePageRow.tsx'
import { useHasDownloads, useOfflinePages } from './use-offline-pages.ts'

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
