import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Track } from '../../contract/content.ts'
import type { PortalEvent } from '../../contract/events.ts'
import { decideTracking } from '../../state/analytics/analytics.ts'
import { player, playerTime } from '../../state/player/player.ts'
import { startAnalytics } from './start-analytics.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  decideTracking(null)
  vi.useRealTimers()
})

const still = {
  settings: { own: false },
  adsAccount: null,
  isOwnBackend: true,
  shown: () => ({ page: 'home', lang: 'en' }) as const,
  subscribe: () => () => {},
}

it('a page view is reported after 250 ms, and a page only passed never [ANALYTICS-10]', () => {
  const reported: PortalEvent[] = []
  const now = { page: 'home', onChange: () => {} }
  const stop = startAnalytics({
    ...still,
    shown: () => ({ page: now.page, lang: 'en' }),
    subscribe: (changed) => {
      now.onChange = changed
      return () => {}
    },
  })
  decideTracking((event) => reported.push(event))
  const goTo = (page: string, ms: number) => {
    now.page = page
    now.onChange()
    vi.advanceTimersByTime(ms)
  }
  vi.advanceTimersByTime(249)
  expect(reported).toEqual([])
  vi.advanceTimersByTime(1)
  expect(reported).toEqual([{ event: 'page_view', page: 'home', lang: 'en' }])
  goTo('album', 249)
  goTo('artist', 250)
  expect(reported.slice(1)).toEqual([{ event: 'page_view', page: 'artist', lang: 'en' }])
  goTo('track', 0)
  stop()
  vi.advanceTimersByTime(1000)
  expect(reported).toHaveLength(2)
})

it('the quarters of a title are reported while counting is allowed [PLAYER-24] [PLAYER-25] [PLAYER-26] [PLAYER-27]', () => {
  const reported: unknown[] = []
  const queue = [{ id: 'a' } as Track]
  Object.assign(player, { queue, index: 0, phase: 'playing', isPreview: false })
  Object.assign(playerTime, { position: 0, duration: 40 })
  const stop = startAnalytics(still)
  decideTracking((event) => reported.push(event.event === 'progress' && event.percent))
  for (let at = 0; at <= 40; at++) playerTime.position = at
  expect(reported).toEqual([25, 50, 75, 100])
  stop()
  Object.assign(player, { queue: [], index: -1, phase: 'idle' })
  Object.assign(playerTime, { position: 0, duration: 0 })
})
