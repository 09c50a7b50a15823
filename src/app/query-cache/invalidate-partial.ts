import type { QueryClient } from '@tanstack/react-query'
import type { PageData } from '../../contract/page.ts'

export const invalidatePartial = async (
  client: QueryClient,
  page: Pick<PageData, 'queries'>,
): Promise<void> => {
  const parts = page.queries.filter(({ isPart }) => isPart)
  await Promise.all(
    parts.map(({ key }) => client.invalidateQueries({ queryKey: key, exact: true, refetchType: 'none' })),
  )
}
