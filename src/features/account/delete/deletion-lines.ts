import type { QueryClient } from '@tanstack/react-query'
import { fetchDataCounts } from '../../../api/account-data.ts'
import type { PersonalScope } from '../../../api/personal.ts'
import { userSubscriptionsQuery } from '../../../api/subscriptions.ts'
import { localTextOf } from '../../../domain/subscription-type.ts'
import { listDownloads } from '../../../state/downloads/list-downloads.ts'
import type { Formats } from '../../../state/words/formats.ts'
import type { Translate } from '../../../state/words/text-key.ts'

export interface LineTools extends Pick<Formats, 'number' | 'date'> {
  t: Translate
  size: (bytes: number) => string
  client: QueryClient
  scope: PersonalScope
}
type LoadLines = (tools: LineTools) => Promise<readonly string[]>

const downloads: LoadLines = async ({ t, number, size }) => {
  const sounds = await listDownloads()
  const bytes = sounds.reduce((sum, { got }) => sum + got, 0)
  return sounds.length === 0
    ? []
    : [t('accountData.delete.downloads', { n: number(sounds.length), size: size(bytes) })]
}

const counted: LoadLines = async ({ t, number }) => {
  const counts = await fetchDataCounts()
  return (['favorites', 'history', 'ratings'] as const)
    .filter((name) => counts[name] > 0)
    .map((name) => t(`accountData.delete.${name}`, { n: number(counts[name]) }))
}

const plans: LoadLines = async ({ t, date, client, scope }) => {
  const held = await client.fetchQuery(userSubscriptionsQuery(scope))
  return held.flatMap(({ active, subscriptionType, endDate, nextRenewalDate }) => {
    if (!active || !subscriptionType) return []
    const name = localTextOf(subscriptionType, 'NAME_TEXT_', scope.lang) ?? subscriptionType.name
    const until = endDate ?? nextRenewalDate
    return until === null
      ? t('accountData.delete.plan', { name })
      : t('accountData.delete.planUntil', { name, date: date(until) })
  })
}

const deletionLines: readonly LoadLines[] = [downloads, counted, plans]

/** A subject that cannot be counted is left out; the last line stands for everything else. */
export const loadDeletionLines = async (tools: LineTools): Promise<readonly string[]> => {
  const loaded = await Promise.all(
    deletionLines.map((load) =>
      load(tools).catch((problem: unknown) => {
        console.info('what goes with the account could not be counted', problem)
        return []
      }),
    ),
  )
  return [...loaded.flat(), tools.t('accountData.delete.rest')]
}
