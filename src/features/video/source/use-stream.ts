/** Access and address of a video. Requested anew on every try, as addresses are signed for a limited time. */
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

/** `id` never changes: another video mounts the caller anew. `isReady`: it may be requested now. */
export const useStream = (id: string, isReady: boolean): { streaming: Streaming; retry: () => void } => {
  const { status } = useSnapshot(session)
  const [found, setFound] = useState<Streaming>({ state: 'waiting' })
  const isWaiting = found.state === 'waiting'
  useEffect(() => {
    if (status !== 'user' || !isReady || !isWaiting) return
    const aborter = new AbortController()
    openStream(id, protocol(), aborter.signal).then(
      (stream) => aborter.signal.aborted || setFound(streamingOf(stream)),
      (error: unknown) => {
        // ERR-47: a failing video is logged and the page stays.
        console.warn('Error: getVideo', error)
        if (!aborter.signal.aborted) setFound({ state: 'failed', error })
      },
    )
    return () => aborter.abort()
  }, [id, isReady, status, isWaiting])
  const retry = () => setFound({ state: 'waiting' })
  return { streaming: status === 'visitor' ? { state: 'guest' } : found, retry }
}
