/** `GET /media/{item}.mp3?ticket=` and `/media/{item}.preview.mp3?ticket=`: sound for whoever holds a ticket. */
import { playableById } from '../modules/playback/playback.repository.ts'
import type { Store, RequestContext } from '../context.ts'
import { QueueFull } from './files/work-queue.ts'
import { answerRange } from './ranges.ts'
import { privateCacheHeaders, refuseMedia } from './refuse.ts'
import { soundFileOf } from '../demo/sound/sound-file.ts'
import type { Sounds } from './sound/sounds.ts'
import type { Tickets } from './tickets.ts'
import { withinTenantScope } from '../db/tenant-scope.ts'

const address = /^\/media\/([A-Za-z0-9_-]{1,64}?)(\.preview)?\.mp3$/

export const createAudioRoute =
  (store: Store, tickets: Tickets, sounds: Sounds) =>
  async (request: Request, { tenant }: RequestContext): Promise<Response | null> => {
    const url = new URL(request.url)
    if (!url.pathname.startsWith('/media/')) return null
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMedia(405, { allow: 'GET, HEAD' })
    const [, id, preview] = address.exec(url.pathname) ?? []
    if (!id) return refuseMedia(404)
    const part = preview ? 'preview' : 'whole'
    const pass = tickets.open(
      tenant.name,
      [preview ? 'preview' : 'full'],
      url.searchParams.get('ticket') ?? '',
    )
    if (!pass || pass.item !== id) return refuseMedia(403)
    const sounding = await withinTenantScope(store, tenant, (scope) => playableById(scope, id, null))
    const file = sounding && soundFileOf(sounding, part)
    if (!file) return refuseMedia(404)
    const { name, bytes, work } = file
    try {
      // A HEAD needs no sound made: size and tag follow from the recipe.
      const sound = request.method === 'GET' ? await sounds.open(name, bytes, work) : null
      const facts = { size: bytes, etag: `"${name}"`, modified: sounds.born, type: 'audio/mpeg' }
      return answerRange(request, facts, privateCacheHeaders, (start, end, signal) => {
        if (!sound) throw new Error('only a GET sends bytes')
        return sound.stream(start, end, signal)
      })
    } catch (error) {
      if (error instanceof QueueFull) return refuseMedia(503, { 'retry-after': '5' })
      throw error
    }
  }
