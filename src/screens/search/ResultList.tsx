/** The best match, then a group per kind; a single kind may list hundreds. */
import type { ReactNode } from 'react'
import type { Card } from '../../contract/content.ts'
import { mostFound } from '../../contract/search-groups.ts'
import type { Found } from '../../contract/search.ts'
import type { SearchQuery } from '../../domain/search/search-query.ts'
import { hasMoreThanShown } from '../../domain/search/groups.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { ResultGroup, Results } from '../../ui/Results.tsx'
import { VirtualList } from '../../ui/VirtualList.tsx'
import { Result } from './Result.tsx'

interface ListProps {
  id: string
  found: Found
  asked: SearchQuery
  /** Of the previous text. */
  isOld: boolean
  /** The next answer is late. */
  isLate: boolean
  addressOf: (asked: SearchQuery) => string
  /** A result was opened or played. */
  onUse: () => void
}

const idOf = ({ id }: Card) => id

type GroupProps = Found['groups'][number] & Omit<ListProps, 'id' | 'isOld' | 'isLate'>
const Group = ({ found, asked, addressOf, onUse, ...one }: GroupProps) => {
  const { t } = useTranslation()
  const { group, total, entries } = one
  const { q } = asked
  const { best, isNear } = found
  const row = (card: Card) => <Result key={card.id} card={card} query={q} isNear={isNear} onUse={onUse} />
  const hasMore = asked.group === null && hasMoreThanShown(one, best)
  const more = hasMore ? { to: addressOf({ q, group }), label: t('structure.seeAll') } : undefined
  const inGroup = (rows: ReactNode) => (
    <ResultGroup title={t(`search.group.${group}`)} more={more}>
      {rows}
    </ResultGroup>
  )
  return asked.group === null ? (
    inGroup(entries.map(row))
  ) : (
    <VirtualList items={entries} keyOf={idOf} row={row} total={Math.min(total, mostFound)}>
      {inGroup}
    </VirtualList>
  )
}

const Groups = (props: Omit<ListProps, 'id' | 'isOld' | 'isLate'>) => {
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

export const ResultList = ({ id, isOld, isLate, ...rest }: ListProps) => {
  const { t } = useTranslation()
  const { asked, found } = rest
  const inGroup = found.groups.find(({ group }) => group === asked.group)?.total
  const count = inGroup === undefined ? undefined : Math.min(inGroup, mostFound)
  return (
    <Results
      id={id}
      label={t('search.results')}
      isBusy={isOld || isLate}
      isOutdated={isOld && isLate}
      count={count}
    >
      <Groups {...rest} />
    </Results>
  )
}
