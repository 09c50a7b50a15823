/** May this person see the film, and where is it? Asked anew on every try, for addresses are signed for a while only. */
import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { openStream } from '../../../api/videos.ts'
import type { VideoStream } from '../../../contract/video.ts'
import { session } from '../../../state/session/session.ts'
import { supportsHls } from './open-video-source.ts'

export type Streaming =
  | { state: 'waiting' | 'guest' }
  | { state: 'ready'; stream: VideoStream; url: string }
  | { state: 'closed'; stream: VideoStream }
  | { state: 'failed'; error: unknown }

const streamingOf = (stream: VideoStream): Streaming =>
  stream.url === null ? { state: 'closed', stream } : { state: 'ready', stream, url: stream.url }

const protocol = () => {
  if (supportsHls()) return 'HLS'
  return location.protocol === 'https:' ? 'HTTPS' : 'HTTP'
}

/** `id` never changes: whoever uses this is made anew for another film. `isReady`: it may be asked now. */
export const useStream = (id: string, isReady: boolean): { streaming: Streaming; retry: () => void } => {
  const { status } = useSnapshot(session)
  const [found, setFound] = useState<Streaming>({ state: 'waiting' })
  const isWaiting = found.state === 'waiting'
  useEffect(() => {
    if (status !== 'user' || !isReady || !isWaiting) return
    const asking = new AbortController()
    openStream(id, protocol(), asking.signal).then(
      (stream) => asking.signal.aborted || setFound(streamingOf(stream)),
      (error: unknown) => {
        // ERR-47: a film that does not come is logged and the page stays.
        console.warn('Error: getVideo', error)
        if (!asking.signal.aborted) setFound({ state: 'failed', error })
      },
    )
    return () => asking.abort()
  }, [id, isReady, status, isWaiting])
  const retry = () => setFound({ state: 'waiting' })
  return { streaming: status === 'visitor' ? { state: 'guest' } : found, retry }
}
