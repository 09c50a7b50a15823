import { isMissing } from './files/is-missing.ts'
import { QueueFull } from './files/work-queue.ts'
import type { MediaFile } from './served-file.ts'
import { answerRange } from './ranges.ts'
import { privateCacheHeaders, refuseMedia } from './refuse.ts'

const sendNothing = () => {
  throw new Error('only a GET sends bytes')
}

export const sendMedia = async (request: Request, file: MediaFile): Promise<Response> => {
  try {
    if (request.method === 'HEAD')
      return answerRange(request, await file.facts(), privateCacheHeaders, sendNothing)
    const open = await file.open()
    const answer = answerRange(request, open.facts, privateCacheHeaders, open.read)
    if (!answer.body) await open.close()
    return answer
  } catch (error) {
    // The file was deleted since it was found.
    if (isMissing(error)) return refuseMedia(404)
    if (error instanceof QueueFull) return refuseMedia(503, { 'retry-after': '5' })
    throw error
  }
}
