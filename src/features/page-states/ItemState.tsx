/** One thing that a call of its own brings: on its way, as far as a tapped card tells of it; not there; here, with its age. */
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Card } from '../../contract/content.ts'
import { tappedCard } from '../../state/navigation/tapped-cards.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { Loading } from '../../ui/skeleton/Loading.tsx'
import { LateFailure } from './LazyFailure.tsx'
import { SavedNote } from '../availability/StaleNoticeSlot.tsx'

interface ThingProps<T extends Card> {
  id: string
  asked: Pick<UseQueryResult<T>, 'data' | 'error' | 'refetch' | 'dataUpdatedAt'>
  /** Stands in where not even a card is known. */
  skeleton: ReactNode
  children: (card: Card, thing: T | undefined) => ReactNode
}

export const Thing = <T extends Card>({ id, asked, skeleton, children }: ThingProps<T>) => {
  const { t } = useTranslation()
  const { data, error, refetch, dataUpdatedAt } = asked
  const card = data ?? tappedCard(id)
  if (!data && error) return <LateFailure error={error} onRetry={() => void refetch()} waiting={skeleton} />
  if (!card) return <Loading title={t('shell.loading')}>{skeleton}</Loading>
  return (
    <>
      {children(card, data)}
      <SavedNote savedAt={dataUpdatedAt} />
    </>
  )
}
