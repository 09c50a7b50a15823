/** Until consent is known a few events wait in memory; without consent they are dropped. */
import type { PortalEvent } from '../../contract/events.ts'

type Listener = (event: PortalEvent) => void
const mostWaiting = 20

let waiting: PortalEvent[] = []
let listener: Listener | null = null
let isDecided = false

export const trackEvent = (event: PortalEvent) => {
  if (listener) listener(event)
  else if (!isDecided && waiting.length < mostWaiting) waiting.push(event)
}

export const decideTracking = (next: Listener | null) => {
  isDecided = true
  listener = next
  const queued = waiting
  waiting = []
  if (next) for (const event of queued) next(event)
}
