/** The play history by days: each can be forgotten, or all of them, and taken back for a moment. */
import { useInfiniteQuery } from '@tanstack/react-query'
import { useSnapshot } from 'valtio'
import { historyQuery } from '../../api/history.ts'
import type { Continued } from '../../contract/history.ts'
import { linkTo } from '../../domain/addresses/addresses.ts'
import { isForgottenBy } from '../../domain/history-removal.ts'
import { Failure } from '../../features/page-states/Failure.tsx'
import { SavedNote } from '../../features/availability/StaleNoticeSlot.tsx'
import { useFormats } from '../../state/words/formats.ts'
import { forgetPlay, forgetPlays } from '../../state/history/remove-from-history.ts'
import { personalScopeOf, usePortal } from '../../state/portal/portal.tsx'
import { useTranslation } from '../../state/words/translation.tsx'
import { writes } from '../../state/offline-writes/pending.ts'
import { empty } from '../../ui/arch-pictures/empty.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { RowsSkeleton } from '../../ui/skeleton/ListSkeleton.tsx'
import { State } from '../../ui/StateMessage.tsx'
import { Further } from '../../features/page-states/NextPage.tsx'
import { furtherOf } from '../../lib/next-page.ts'
import { Continue } from './InProgress.tsx'
import { Days } from './HistoryDays.tsx'

type Entry = Continued['entries'][number]

const useHistory = () => {
  const pages = useInfiniteQuery(historyQuery(personalScopeOf(usePortal())))
  const { intents } = useSnapshot(writes)
  const forgotten = intents.map(isForgottenBy)
  const all = pages.data?.pages.flatMap(({ entries }) => entries)
  // What was played meanwhile moves the rest: the same thing may stand at the edges of two pages.
  const entries = all && [...new Map(all.toReversed().map((entry) => [entry.card.id, entry])).values()]
  return {
    entries: entries?.toReversed().filter((entry) => !forgotten.some((isGone) => isGone(entry))),
    error: pages.error,
    retry: () => void pages.refetch(),
    savedAt: pages.dataUpdatedAt,
    ...furtherOf(pages),
  }
}

const Nothing = () => {
  const { t } = useTranslation()
  return (
    <State picture={empty} title={t('history.emptyTitle')} text={t('history.emptyText')}>
      <ButtonLink look="primary" to={linkTo.musicList()}>
        {t('history.find')}
      </ButtonLink>
    </State>
  )
}

const useLeft = () => {
  const { t } = useTranslation()
  const formats = useFormats()
  return ({ card, userCurrentPlaying }: Entry) => {
    const left = (card.duration ?? 0) - userCurrentPlaying
    return userCurrentPlaying > 0 && left > 0
      ? t('structure.continue.left', { time: formats.length(left) })
      : undefined
  }
}

export const Played = () => {
  const { entries, error, retry, savedAt, ...further } = useHistory()
  const left = useLeft()
  const { name } = usePortal().tenant
  if (!entries) {
    if (error) return <Failure error={error} onRetry={retry} heading="h2" />
    return <RowsSkeleton />
  }
  if (entries.length === 0 && !further.load) return <Nothing />
  const newest = entries.reduce((latest, { updated }) => (updated > latest ? updated : latest), '')
  return (
    <>
      <Continue entries={entries} />
      <Days
        rows={entries.map((entry) => ({
          card: entry.card,
          at: Date.parse(entry.updated),
          line: left(entry),
        }))}
        onForget={(card) => void forgetPlay(name, card)}
        onForgetAll={() => void forgetPlays(name, newest)}
        further={<Further {...further} />}
      />
      <SavedNote savedAt={savedAt} />
    </>
  )
}
