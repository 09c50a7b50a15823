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
  const pages = useOfflinePages()
  const hasDownloads = useHasDownloads()
  // An answer from disk may come before the words.
  const areWordsLoaded = useAllWordsLoaded()
  if (!areWordsLoaded || (pages.length === 0 && !hasDownloads)) return null
  const title = t('keep.opensHere')
  return (
    <Section title={title} className={isPage ? 'inset' : ''}>
      {pages.length > 0 && (
        <Rows label={title} columns={2} shapes={pages.map(({ card }) => shapeOf(card))}>
          {pages.map((item) => (
            <OfflinePageRow key={item.card.id} {...item} />
          ))}
        </Rows>
      )}
      {hasDownloads && (
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
