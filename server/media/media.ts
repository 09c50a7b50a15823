import type { Media, ServerContext } from '../context.ts'
import type { Metrics } from '../http/metrics.ts'
import { isConfiguredPicture } from '../tenants/configured.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { createOpenCache } from './files/disk-cache.ts'
import { createImages } from './images/images.ts'
import { createKnownImages } from './images/known-images.ts'
import type { CreateMediaSource } from './media-source.ts'
import { createTicketedMedia } from './ticketed-media.ts'
import { createTickets, newTicketKey, ticketKeyName } from './tickets.ts'

export const createMedia = async (
  {
    store,
    clock,
    secrets,
    settings,
    metrics,
    log,
  }: ServerContext & { metrics: Pick<Metrics, 'countCutReport'> },
  createSource: CreateMediaSource,
): Promise<Media> => {
  const openCache = createOpenCache(settings.dataDir)
  const tickets = createTickets(await secrets.readOrCreate(ticketKeyName, newTicketKey), clock)
  const source = await createSource(openCache)
  const isNamedInStore = createKnownImages(store, () => clock.now().getTime())
  const isNamed = async (tenant: Tenant, id: string) =>
    isConfiguredPicture(tenant, id) || isNamedInStore(tenant.name, id)
  const images = createImages(await openCache('img', 200), source, { isNamed, log })
  const ticketed = createTicketedMedia(store, tickets, source, metrics)
  const responders = [images.answer, ...ticketed.routes]
  return {
    async respond(request, visit) {
      for (const respond of responders) {
        const response = await respond(request, visit)
        if (response) return response
      }
      return null
    },
    handlers: ticketed.handlers,
    async close() {
      await Promise.all([images.close(), source.close()])
    },
  }
}
