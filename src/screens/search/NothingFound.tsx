/** Nothing answers: what may have been meant, the other kinds, and whom to tell. */
import type { Found } from '../../contract/search.ts'
import type { Asked } from '../../domain/search/search-query.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { empty } from '../../ui/arch-pictures/empty.tsx'
import { Button } from '../../ui/Button.tsx'
import { State } from '../../ui/StateMessage.tsx'
import { Missing } from './MissingContent.tsx'

const isolated = (text: string) => `\u2068${text}\u2069`

interface NothingFoundProps {
  asked: Asked
  onAsk: (asked: Asked) => void
  found: Found
  isKnownOnly: boolean
}

export const NothingFound = ({ asked, found, isKnownOnly, onAsk }: NothingFoundProps) => {
  const { t } = useTranslation()
  const { guess } = found
  return (
    <State
      picture={empty}
      title={t('search.noneTitle', { text: isolated(asked.q) })}
      text={t(isKnownOnly ? 'search.noneKnown' : 'search.noneText')}
    >
      {guess && (
        <Button look="primary" onClick={() => onAsk({ q: guess, group: null })}>
          {t('search.meant', { text: isolated(guess) })}
        </Button>
      )}
      {asked.group && found.total > 0 && (
        <Button look="primary" onClick={() => onAsk({ ...asked, group: null })}>
          {t('search.all')}
        </Button>
      )}
      <Missing text={asked.q} />
    </State>
  )
}
