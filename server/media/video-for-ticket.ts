import type { Store } from '../context.ts'
import { videoItemById } from '../modules/video/video.repository.ts'
import type { Tenant } from '../tenants/tenant.ts'
import type { Extent } from './extent.ts'
import type { MediaSource, Video } from './media-source.ts'
import { readForTicket } from './read-for-ticket.ts'
import { refuseMedia } from './refuse.ts'
import type { Tickets } from './tickets.ts'

interface VideoRequest {
  id: string
  kinds: readonly Extent[]
  ticket: string
}
export type VideoForTicket = (
  tenant: Tenant,
  request: VideoRequest,
) => Promise<{ video: Video; extent: Extent } | Response>

export const createVideoForTicket =
  (store: Store, tickets: Tickets, source: Pick<MediaSource, 'videoOf'>): VideoForTicket =>
  async (tenant, { id, kinds, ticket }) => {
    const claims = tickets.open(tenant.name, kinds, ticket)
    if (claims?.item !== id) return refuseMedia(403)
    const item = await readForTicket(store, tenant, claims, (scope) => videoItemById(scope, id, null))
    if (item === 'session-ended') return refuseMedia(403)
    const video = item && (await source.videoOf(tenant, item))
    return video ? { video, extent: claims.kind === 'preview' ? 'preview' : 'full' } : refuseMedia(404)
  }
