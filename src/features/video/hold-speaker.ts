/** A video takes the speaker as music does: everything else pauses, and the other way round. */
import { locks } from '../../contract/storage-names.ts'
import { createSpeaker } from '../../lib/speaker.ts'

export const holdSpeaker = (tenant: string, video: HTMLVideoElement): (() => void) => {
  const speaker = createSpeaker(locks.speaker(tenant), () => video.pause())
  const stop = new AbortController()
  const { signal } = stop
  video.addEventListener('play', speaker.claim, { signal })
  for (const event of ['pause', 'ended']) video.addEventListener(event, speaker.release, { signal })
  return () => {
    stop.abort()
    speaker.release()
  }
}
