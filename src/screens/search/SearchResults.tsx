/** What a text finds: filters, the best match, a group per kind; and kind words where that is nothing. */
import { type ReactNode, useState } from 'react'
import { mostFound } from '../../contract/search-groups.ts'
import type { Found } from '../../contract/search.ts'
import type { Asked } from '../../domain/search/search-query.ts'
import { firstOfGroup, showsAny } from '../../domain/search/groups.ts'
import { Completions } from '../../features/search/Completions.tsx'
import { useFound } from '../../features/search/use-search-results.ts'
import { Failure } from '../../features/page-states/Failure.tsx'
import { useRemembered } from '../../state/navigation/use-remembered-state.ts'
import { useFormats } from '../../state/words/formats.ts'
import { useAllWords, useTranslation } from '../../state/words/translation.tsx'
import { useWentOn } from '../../state/navigation/loaded-pages.ts'
import { MoreButton } from '../../ui/MoreButton.tsx'
import { Bone } from '../../ui/skeleton/SkeletonShape.tsx'
import { RowsSkeleton } from '../../ui/skeleton/ListSkeleton.tsx'
import { useLate } from '../../ui/use-lazy.ts'
import { Filters } from './Filters.tsx'
import { FoundList } from './ResultList.tsx'
import { NothingFound } from './NothingFound.tsx'
import { RoomWays } from './SectionLinks.tsx'
import type { Room } from './use-sections.ts'
import css from './SearchResults.module.css'

interface FoundThingsProps {
  id: string
  /** As it stands in the field; what is asked follows it. */
  text: string
  asked: Asked
  isMeant: boolean
  onAsk: (asked: Asked) => void
  addressOf: (asked: Asked) => string
  /** A text was chosen in place of what is typed. */
  onPick: (text: string) => void
  /** Something was opened or played. */
  onUse: () => void
  /** Called as it is typed. */
  rooms: readonly Room[]
  /** What to look at where nothing is found. */
  instead: ReactNode
}

/** Fetched ahead: when it is needed there is no line to fetch it over. */
const loadMarks = async () => (await import('../../features/availability/StaleNotice.tsx')).AwayMarks

/** The list is at its end and the things are not. */
const Most = () => {
  const { t } = useTranslation()
  return <p className={css.note}>{t('search.most', { n: useFormats().number(mostFound) })}</p>
}

const shownOf = (found: Found) => found.groups.reduce((sum, { entries }) => sum + entries.length, 0)

/** What stands there without a line. */
const notes = { here: 'search.known', away: 'search.knownAway', all: 'search.knownAll' } as const

/** Said aloud once the answer is the one of this text. */
const Said = ({ found, total, rooms }: { found: Found; total: number; rooms: number }) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const count = rooms + (showsAny(found) ? total : 0)
  return count > 0 ? t('search.count', { count, n: formats.number(count) }) : t('noMatch')
}

export const FoundThings = ({ text, onPick, ...props }: FoundThingsProps) => {
  const { id, asked, isMeant, onAsk, addressOf, onUse, rooms, instead } = props
  const { t } = useTranslation()
  const [more, setMore] = useRemembered('search', { of: asked, times: 0 })
  const isSame = more.of.q === asked.q && more.of.group === asked.group
  const times = isSame ? more.times : 0
  const ask = { ...asked, limit: firstOfGroup * (1 + times) }
  const goOn = (to: number) => setMore({ of: asked, times: to })
  const wentOn = useWentOn(JSON.stringify(asked), times === 0, goOn)
  const load = () => {
    wentOn(times + 1)
    goOn(times + 1)
  }
  // By itself, whenever the line goes: what cannot be opened is no help.
  const [isOnlyHere, setOnlyHere] = useState<boolean | null>(null)
  const { found, counted, isOld, isLate, isPart, known, error, retry } = useFound(ask, {
    isOnlyHere,
    isMeant,
  })
  const isStale = isOld && isLate
  const Marks = useLate(true, loadMarks)
  // Where nothing works there is no choice.
  const hasChoice = known === 'here' || known === 'all'
  const here = hasChoice ? { isOnly: known === 'here', turn: () => setOnlyHere(known === 'all') } : null
  // An answer may come before the words that name its parts.
  const isWorded = useAllWords()
  // The key: one and the same before and after an answer, so that who walks through them keeps their place.
  const note = isWorded && !isStale && found?.isNear && showsAny(found) && t('search.near')
  const completions = <Completions key="completions" text={text} found={found} onPick={onPick} note={note} />
  // They answer what stands in the field, which may not be asked for yet.
  const ways = <RoomWays key="ways" rooms={rooms} onUse={() => onPick(text)} />
  if (!found || !isWorded || (isStale && !showsAny(found)))
    return error && isWorded ? (
      <>
        {ways}
        <Failure error={error} onRetry={retry} heading="h2" />
      </>
    ) : (
      <>
        {completions}
        {ways}
        <div key="filters" className={css.filters}>
          <div className={css.chips}>
            <Bone />
            <Bone />
            <Bone />
            <Bone />
          </div>
        </div>
        <div aria-busy>
          <Bone className={css.best} />
          <RowsSkeleton />
        </div>
      </>
    )
  const hasShown = showsAny(found)
  const inGroup = found.groups.find(({ group }) => group === asked.group)?.total ?? 0
  const total = asked.group === null ? found.total : inGroup
  // An answer of before has no more to give.
  const isOfBefore = known === 'all' && isOnlyHere === null
  const canLoad = asked.group !== null && !isOfBefore && total > shownOf(found) && ask.limit < mostFound
  return (
    <>
      <p role="status" className="sr">
        {!isOld && !isLate && <Said found={found} total={total} rooms={rooms.length} />}
      </p>
      {completions}
      {ways}
      <div key="filters" className={css.filters}>
        {counted && counted.total > 0 && (
          <Filters
            found={counted}
            group={asked.group}
            onChoose={(group) => onAsk({ ...asked, group })}
            here={here}
          />
        )}
      </div>
      {known && hasShown && <p className={css.note}>{t(notes[known])}</p>}
      {hasShown ? (
        <FoundList
          id={id}
          found={found}
          asked={asked}
          isOld={isOld}
          isLate={isLate}
          addressOf={addressOf}
          onUse={onUse}
        />
      ) : (
        <>
          {rooms.length === 0 && (
            <NothingFound asked={asked} found={found} isKnownOnly={known !== null} onAsk={onAsk} />
          )}
          {instead}
        </>
      )}
      {isPart && <RowsSkeleton count={2} />}
      {Marks && <Marks />}
      <MoreButton load={canLoad ? load : null} isLoading={isOld || isLate} label={t('structure.more')} />
      {total > mostFound && shownOf(found) >= mostFound && <Most />}
    </>
  )
}
