/** Also from the page itself: there may be no worker that could do it. */
import { isRendered } from '../../contract/documents.ts'
import { cacheNames } from '../../contract/storage-names.ts'

export const clearDocuments = async (host: string) => {
  const { pages } = cacheNames(host, '')
  for (const name of (await caches.keys()).filter((cacheName) => cacheName.startsWith(pages))) {
    const documents = await caches.open(name)
    const ownDocuments = (await documents.keys()).filter(isRendered)
    await Promise.all(ownDocuments.map((request) => documents.delete(request)))
  }
}
