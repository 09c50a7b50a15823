import type { Found } from '../../contract/search.ts'
import type { SearchQuery } from '../../domain/search/search-query.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { empty } from '../../ui/arch-pictures/empty.tsx'
import { Button } from '../../ui/Button.tsx'
import { StateMessage } from '../../ui/StateMessage.tsx'
import { MissingContent } from './MissingContent.tsx'

const isolated = (text: string) => `\u2068${text}\u2069`

interface NothingFoundProps {
  search: SearchQuery
  onAsk: (search: SearchQuery) => void
  found: Found
  isKnownOnly: boolean
}

export const NothingFound = ({ search, found, isKnownOnly, onAsk }: NothingFoundProps) => {
  const { t } = useTranslation()
  const { guess } = found
  return (
    <StateMessage
      picture={empty}
      title={t('search.noneTitle', { text: isolated(search.q) })}
      text={t(isKnownOnly ? 'search.noneKnown' : 'search.noneText')}
    >
      {guess && (
        <Button variant="primary" onClick={() => onAsk({ q: guess, group: null })}>
          {t('search.meant', { text: isolated(guess) })}
        </Button>
      )}
      {search.group && found.total > 0 && (
        <Button variant="primary" onClick={() => onAsk({ ...search, group: null })}>
          {t('search.all')}
        </Button>
      )}
      <MissingContent text={search.q} />
    </StateMessage>
  )
}
