/** What a text finds: filters, the best match, a group per kind; and kind words where that is nothing. */
import type { ReactNode } from 'react'
import { mostFound } from '../../contract/search-groups.ts'
import type { Card } from '../../contract/content.ts'
import type { Found } from '../../contract/search.ts'
import type { Asked } from '../../domain/search/asked.ts'
import { firstOfGroup } from '../../domain/search/groups.ts'
import { type FoundState, useFound } from '../../features/search/use-found.ts'
import { Failure } from '../../features/states/Failure.tsx'
import { useRemembered } from '../../state/remembered.ts'
import { useFormats } from '../../state/formats.ts'
import { useAllWords, useTranslation } from '../../state/words.tsx'
import { empty } from '../../ui/arch-pictures/empty.tsx'
import { Button } from '../../ui/Button.tsx'
import { MoreButton } from '../../ui/MoreButton.tsx'
import { ResultGroup, Results } from '../../ui/Results.tsx'
import { RowsSkeleton } from '../../ui/Skeleton.tsx'
import { State } from '../../ui/State.tsx'
import { Windowed } from '../../ui/Windowed.tsx'
import { Filters } from './Filters.tsx'
import css from './FoundThings.module.css'
import { Result } from './Result.tsx'

interface FoundThingsProps {
  id: string
  asked: Asked
  onAsk: (asked: Asked) => void
  addressOf: (asked: Asked) => string
  /** Something was opened or played. */
  onUse: () => void
  /** What to look at where nothing is found. */
  instead: ReactNode
}

const isolated = (text: string) => `\u2068${text}\u2069`

const Nothing = ({ asked, found, isKnownOnly, onAsk }: NothingProps) => {
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
    </State>
  )
}
interface NothingProps extends Pick<FoundThingsProps, 'asked' | 'onAsk'> {
  found: Found
  isKnownOnly: boolean
}

const idOf = ({ id }: Card) => id

type GroupProps = Found['groups'][number] & Omit<ListProps, 'id' | 'isOld'>
const Group = ({ group, total, entries, found, asked, addressOf, onUse }: GroupProps) => {
  const { t } = useTranslation()
  const { q } = asked
  const { best, isNear } = found
  const row = (card: Card) => <Result key={card.id} card={card} query={q} isNear={isNear} onUse={onUse} />
  const hasMore = asked.group === null && total > entries.length + (best ? 1 : 0)
  const more = hasMore ? { to: addressOf({ q, group }), label: t('structure.seeAll') } : undefined
  const inGroup = (rows: ReactNode) => (
    <ResultGroup title={t(`search.group.${group}`)} more={more}>
      {rows}
    </ResultGroup>
  )
  // One kind alone may go on for hundreds.
  return asked.group === null ? (
    inGroup(entries.map(row))
  ) : (
    <Windowed items={entries} keyOf={idOf} row={row} total={total}>
      {inGroup}
    </Windowed>
  )
}

const Groups = (props: Omit<ListProps, 'id' | 'isOld'>) => {
  const { found, asked, onUse } = props
  const { best, isNear } = found
  return (
    <>
      {best && <Result card={best} query={asked.q} isNear={isNear} onUse={onUse} isBest />}
      {found.groups
        .filter(({ entries }) => entries.length > 0)
        .map((one) => (
          <Group key={one.group} {...one} {...props} />
        ))}
    </>
  )
}

interface ListProps extends Pick<FoundThingsProps, 'id' | 'asked' | 'addressOf' | 'onUse'> {
  found: Found
  isOld: boolean
}
const List = ({ id, isOld, ...rest }: ListProps) => {
  const { t } = useTranslation()
  const { asked, found } = rest
  const count = found.groups.find(({ group }) => group === asked.group)?.total
  return (
    <Results id={id} label={t('search.results')} isOld={isOld} count={count}>
      <Groups {...rest} />
    </Results>
  )
}

/** Said aloud once the answer is the one of this text. */
const Said = ({ found, isOld }: Pick<FoundState, 'found' | 'isOld'>) => {
  const { t } = useTranslation()
  const formats = useFormats()
  return (
    <p role="status" className="sr">
      {found && !isOld ? t('search.count', { count: found.total, n: formats.number(found.total) }) : ''}
    </p>
  )
}

const shownOf = (found: Found) => found.groups.reduce((sum, { entries }) => sum + entries.length, 0)

export const FoundThings = ({ id, asked, onAsk, addressOf, onUse, instead }: FoundThingsProps) => {
  const { t } = useTranslation()
  const [more, setMore] = useRemembered('search', { of: asked, times: 0 })
  const isSame = more.of.q === asked.q && more.of.group === asked.group
  const times = isSame ? more.times : 0
  const ask = { ...asked, limit: firstOfGroup * (1 + times) }
  const load = () => setMore({ of: asked, times: times + 1 })
  const { found, isOld, isKnownOnly, error, retry } = useFound(ask)
  // An answer may come before the words that name its parts.
  const isWorded = useAllWords()
  if (!found || !isWorded)
    return error && isWorded ? (
      <Failure error={error} onRetry={retry} heading="h2" />
    ) : (
      <div aria-busy>
        <div className={css.filters} />
        <RowsSkeleton />
      </div>
    )
  const hasShown = found.best !== undefined || shownOf(found) > 0
  const total = found.groups.find(({ group }) => group === asked.group)?.total ?? 0
  const canLoad = asked.group !== null && total > shownOf(found) && ask.limit < mostFound
  return (
    <>
      <Said found={found} isOld={isOld} />
      <div className={css.filters}>
        {found.total > 0 && (
          <Filters found={found} group={asked.group} onChoose={(group) => onAsk({ ...asked, group })} />
        )}
      </div>
      {isKnownOnly && hasShown && <p className={css.note}>{t('search.known')}</p>}
      {found.isNear && hasShown && <p className={css.note}>{t('search.near')}</p>}
      {hasShown ? (
        <List id={id} found={found} asked={asked} isOld={isOld} addressOf={addressOf} onUse={onUse} />
      ) : (
        <>
          <Nothing asked={asked} found={found} isKnownOnly={isKnownOnly} onAsk={onAsk} />
          {instead}
        </>
      )}
      <MoreButton load={canLoad ? load : null} isLoading={isOld} label={t('structure.more')} />
    </>
  )
}
