/**
 * An answer that reaches the cache past its query's own function (a document's data, the payload of a path, a like
 * that was delivered) is written to disk as well; otherwise a page that was opened by a tap would be gone offline.
 */
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import { isPersisted } from './create-client.ts'

const persistQuery = async (query: Query) => {
  if (!isPersisted(query.queryKey) || query.state.data === undefined) return
  const { persisterFor } = await import('./persister.ts')
  await persisterFor(query.queryKey).persistQuery(query)
}
const logNotPersisted = (problem: unknown) => console.warn('an answer could not be kept', problem)

/** At once: whoever leaves right after a like was delivered must find it on the next page. */
export const persistSetData = (client: QueryClient) => {
  client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success' && event.action.manual)
      persistQuery(event.query).catch(logNotPersisted)
  })
}
export const persistAnswer =
  (client: QueryClient) =>
  async (key: QueryKey): Promise<void> => {
    const query = client.getQueryCache().find({ queryKey: key })
    if (query) await persistQuery(query)
  }
/** What the document brought has time until the page is quiet. */
export const persistInitialData = (client: QueryClient) => {
  for (const query of client.getQueryCache().getAll()) persistQuery(query).catch(logNotPersisted)
}
