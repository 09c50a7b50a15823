/** Without cookies, token or any name. Nothing is written to disk; unsent events are lost with the page. */
import { request } from '../../api/request.ts'
import { type PortalEvent, type ReportedPlatform, countEvents } from '../../contract/events.ts'
import { mostEvents } from '../../contract/event-batches.ts'

const sendIntervalMs = 10_000

export interface Tracker {
  add: (event: PortalEvent) => void
  stop: () => void
}

export const createPortalTracker = (platform: ReportedPlatform): Tracker => {
  let events: PortalEvent[] = []
  let timer: ReturnType<typeof setTimeout> | null = null

  const send = async () => {
    if (timer) clearTimeout(timer)
    timer = null
    const batch = events.slice(0, mostEvents)
    if (batch.length === 0 || !navigator.onLine) return
    events = events.slice(batch.length)
    try {
      await request(
        countEvents,
        { body: { platform, events: batch } },
        { isAnonymous: true, keepalive: true },
      )
    } catch (problem) {
      console.info('not counted', problem)
      events = [...batch, ...events].slice(0, mostEvents)
    }
  }
  const sendWhenHidden = () => {
    if (document.hidden) void send()
  }
  document.addEventListener('visibilitychange', sendWhenHidden)
  return {
    add: (event) => {
      events = [...events, event].slice(-mostEvents)
      timer ??= setTimeout(() => void send(), sendIntervalMs)
    },
    stop: () => {
      if (timer) clearTimeout(timer)
      events = []
      document.removeEventListener('visibilitychange', sendWhenHidden)
    },
  }
}
