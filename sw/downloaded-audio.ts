/** Sound that only the page can decrypt, served in ranges: one part after another, as fast as it is read. */
import type { SoundPart, WhichPart } from '../src/contract/worker.ts'
import { soundTypeOf } from '../src/lib/sound-type.ts'

declare const self: ServiceWorkerGlobalScope

const requestPart = (page: Client, path: string, from: number) =>
  new Promise<SoundPart | null>((done) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => done(data as SoundPart | null)
    page.postMessage({ type: 'WHICH_PART', path, from } satisfies WhichPart, [port2])
  })

export const answerDownloadedAudio = async ({ request, clientId }: FetchEvent) => {
  const page = await self.clients.get(clientId)
  const { pathname } = new URL(request.url)
  const [first = 0, requestedLast = Infinity] = (request.headers.get('range')?.match(/\d+/g) ?? []).map(
    Number,
  )
  let part = page ? await requestPart(page, pathname, first) : null
  if (!page || !part) return Response.error()
  const { size } = part
  // A later part has no header to detect its type; browsers use the first answer's.
  const type = first === 0 ? soundTypeOf(part.bytes) : 'audio/mpeg'
  const last = Math.min(requestedLast, size - 1)
  let from = first
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      part ??= await requestPart(page, pathname, from)
      if (!part) return controller.error()
      const bytes = new Uint8Array(part.bytes, 0, Math.min(part.bytes.byteLength, last + 1 - from))
      part = null
      from += bytes.length
      controller.enqueue(bytes)
      if (from > last) controller.close()
    },
  })
  return new Response(body, {
    status: 206,
    headers: { 'content-type': type, 'content-range': `bytes ${first}-${last}/${size}` },
  })
}
