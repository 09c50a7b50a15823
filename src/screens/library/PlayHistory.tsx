import { useInfiniteQuery } from '@tanstack/react-query'
import { useSnapshot } from 'valtio'
import { historyQuery } from '../../api/history.ts'
import type { Continued } from '../../contract/history.ts'
import { linkTo } from '../../domain/addresses/addresses.ts'
import { isRemovedBy } from '../../domain/history-removal.ts'
import { isLongForm } from '../../domain/history/in-progress.ts'
import { useItemsToContinue } from '../../features/structure/continue/use-items-to-continue.ts'
import { Failure } from '../../features/page-states/Failure.tsx'
import { StaleNoticeSlot } from '../../features/page-states/availability/StaleNoticeSlot.tsx'
import { useFormats } from '../../state/words/formats.ts'
import { removeFromHistory, clearHistory } from '../../state/history/remove-from-history.ts'
import { personalScopeOf, usePortal } from '../../state/portal/portal.tsx'
import { useTranslation } from '../../state/words/translation.tsx'
import { pendingWrites } from '../../state/offline-writes/pending.ts'
import { empty } from '../../ui/arch-pictures/empty.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { RowsSkeleton } from '../../ui/skeleton/ListSkeleton.tsx'
import { StateMessage } from '../../ui/StateMessage.tsx'
import { NextPage } from '../../features/page-states/NextPage.tsx'
import { nextPageOf } from '../../lib/next-page.ts'
import { InProgress } from './InProgress.tsx'
import { HistoryDays } from './HistoryDays.tsx'

type Entry = Continued['entries'][number]

const useHistory = () => {
  const pages = useInfiniteQuery(historyQuery(personalScopeOf(usePortal())))
  const { intents } = useSnapshot(pendingWrites)
  const removals = intents.map(isRemovedBy)
  const all = pages.data?.pages.flatMap(({ entries }) => entries)
  // A play between two requests shifts the pages: the same item may be in both.
  const entries = all && [...new Map(all.toReversed().map((entry) => [entry.card.id, entry])).values()]
  return {
    entries: entries?.toReversed().filter((entry) => !removals.some((isRemoved) => isRemoved(entry))),
    error: pages.error,
    retry: () => void pages.refetch(),
    savedAt: pages.dataUpdatedAt,
    ...nextPageOf(pages),
  }
}

const NoHistory = () => {
  const { t } = useTranslation()
  return (
    <StateMessage picture={empty} title={t('history.emptyTitle')} text={t('history.emptyText')}>
      <ButtonLink variant="primary" to={linkTo.musicList()}>
        {t('history.find')}
      </ButtonLink>
    </StateMessage>
  )
}

const useTimeLeft = () => {
  const { t } = useTranslation()
  const formats = useFormats()
  return ({ card, userCurrentPlaying }: Entry) => {
    const left = (card.duration ?? 0) - userCurrentPlaying
    return userCurrentPlaying > 0 && left > 0
      ? t('structure.continue.left', { time: formats.length(left) })
      : undefined
  }
}

export const PlayHistory = () => {
  const { entries, error, retry, savedAt, ...nextPage } = useHistory()
  const { items } = useItemsToContinue()
  const left = useTimeLeft()
  const { name } = usePortal().tenant
  // Items in progress are above the days, which are therefore shown after them.
  if (!entries || !items) {
    if (!entries && error) return <Failure error={error} onRetry={retry} heading="h2" />
    return <RowsSkeleton />
  }
  if (entries.length === 0 && !nextPage.load) return <NoHistory />
  // What is in progress would push the days down if it came after them.
  if (!items) return <RowsSkeleton />
  const newest = entries.reduce((latest, { updated }) => (updated > latest ? updated : latest), '')
  return (
    <>
      <InProgress items={items.filter(({ card }) => isLongForm(card))} />
      <HistoryDays
        rows={entries.map((entry) => ({
          card: entry.card,
          at: Date.parse(entry.updated),
          subtitle: left(entry),
        }))}
        onForget={(card) => void removeFromHistory(name, card)}
        onForgetAll={() => void clearHistory(name, newest)}
        nextPage={<NextPage {...nextPage} />}
      />
      <StaleNoticeSlot savedAt={savedAt} />
    </>
  )
}
