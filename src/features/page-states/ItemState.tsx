import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Card } from '../../contract/content.ts'
import { tappedCard } from '../../state/navigation/tapped-cards.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { LoadingPage } from '../../ui/skeleton/Loading.tsx'
import { LazyFailure } from './LazyFailure.tsx'
import { StaleNoticeSlot } from './availability/StaleNoticeSlot.tsx'

interface ItemStateProps<T extends Card> {
  id: string
  query: Pick<UseQueryResult<T>, 'data' | 'error' | 'refetch' | 'dataUpdatedAt'>
  skeleton: ReactNode
  children: (card: Card, item: T | undefined) => ReactNode
}

export const ItemState = <T extends Card>({ id, query, skeleton, children }: ItemStateProps<T>) => {
  const { t } = useTranslation()
  const { data, error, refetch, dataUpdatedAt } = query
  const card = data ?? tappedCard(id)
  if (!data && error) return <LazyFailure error={error} onRetry={() => void refetch()} waiting={skeleton} />
  if (!card) return <LoadingPage title={t('shell.loading')}>{skeleton}</LoadingPage>
  return (
    <>
      {children(card, data)}
      <StaleNoticeSlot savedAt={dataUpdatedAt} />
    </>
  )
}
