import type { Card } from '../../contract/content.ts'
import { reportPlayStarted, reportPosition } from '../../state/player/report-position.ts'

const reportEverySeconds = 15

interface PositionedVideo extends EventTarget {
  readonly currentTime: number
}

export const reportVideoPosition = (
  card: Pick<Card, 'id' | 'contentType'>,
  video: PositionedVideo,
): (() => void) => {
  let lastReported = -1
  let hasStarted = false
  const note = () => {
    if (!hasStarted || Math.abs(video.currentTime - lastReported) < 1) return
    lastReported = video.currentTime
    void reportPosition(card, lastReported)
  }
  const reportStart = () => {
    if (hasStarted) return
    hasStarted = true
    void reportPlayStarted(card)
  }
  const move = () => {
    if (Math.abs(video.currentTime - lastReported) >= reportEverySeconds) note()
  }
  const stop = new AbortController()
  const { signal } = stop
  video.addEventListener('playing', reportStart, { signal })
  video.addEventListener('timeupdate', move, { signal })
  video.addEventListener('pause', note, { signal })
  addEventListener('pagehide', note, { signal })
  return () => {
    note()
    stop.abort()
  }
}
