/** Else an answer that came without its query's function, as a document's data, would be missing offline. */
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import { isPersisted } from './create-client.ts'

const persistQuery = async (query: Query) => {
  if (!isPersisted(query.queryKey) || query.state.data === undefined) return
  const { persisterFor } = await import('./persister.ts')
  await persisterFor(query.queryKey).persistQuery(query)
}
const logNotPersisted = (problem: unknown) => console.warn('an answer could not be stored', problem)

/** At once: a page that is left right after a like was delivered must have it on the next page. */
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
/** The document's data waits until the page is idle. */
export const persistInitialData = (client: QueryClient) => {
  for (const query of client.getQueryCache().getAll()) persistQuery(query).catch(logNotPersisted)
}
