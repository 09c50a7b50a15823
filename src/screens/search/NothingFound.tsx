/** No results: a suggestion, the other kinds, and a contact. */
import type { Found } from '../../contract/search.ts'
import type { SearchQuery } from '../../domain/search/search-query.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { empty } from '../../ui/arch-pictures/empty.tsx'
import { Button } from '../../ui/Button.tsx'
import { StateMessage } from '../../ui/StateMessage.tsx'
import { MissingContent } from './MissingContent.tsx'

const isolated = (text: string) => `\u2068${text}\u2069`

interface NothingFoundProps {
  asked: SearchQuery
  onAsk: (asked: SearchQuery) => void
  found: Found
  isKnownOnly: boolean
}

export const NothingFound = ({ asked, found, isKnownOnly, onAsk }: NothingFoundProps) => {
  const { t } = useTranslation()
  const { guess } = found
  return (
    <StateMessage
      picture={empty}
      title={t('search.noneTitle', { text: isolated(asked.q) })}
      text={t(isKnownOnly ? 'search.noneKnown' : 'search.noneText')}
    >
      {guess && (
        <Button variant="primary" onClick={() => onAsk({ q: guess, group: null })}>
          {t('search.meant', { text: isolated(guess) })}
        </Button>
      )}
      {asked.group && found.total > 0 && (
        <Button variant="primary" onClick={() => onAsk({ ...asked, group: null })}>
          {t('search.all')}
        </Button>
      )}
      <MissingContent text={asked.q} />
    </StateMessage>
  )
}
