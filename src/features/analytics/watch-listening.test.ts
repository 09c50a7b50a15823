import { beforeEach, describe, expect, it } from 'vitest'
import type { Track } from '../../contract/content.ts'
import type { PortalEvent } from '../../contract/events.ts'
import { decideTracking } from '../../state/analytics/analytics.ts'
import { player, playerTime } from '../../state/player/player.ts'
import { watchListening } from './watch-listening.ts'

const reported: string[] = []
const titles = ['a', 'b'].map((id) => ({ id }) as Track)
const stateSettles = () => Promise.resolve()

beforeEach(() => {
  reported.length = 0
  decideTracking((event: PortalEvent) => {
    if (event.event === 'progress') reported.push(`${event.kind} ${event.percent}`)
  })
  Object.assign(player, { queue: titles, index: 0, phase: 'playing', isPreview: false })
  Object.assign(playerTime, { position: 0, duration: 40 })
})
const play = (from: number, to: number) => {
  for (let at = from; at <= to; at += 0.5) playerTime.position = at
}

describe('playback analytics', () => {
  it('report each quarter of a title, the last one when the queue advances [PLAYER-24] [PLAYER-25] [PLAYER-26] [PLAYER-27]', async () => {
    const stop = watchListening()
    play(0, 39.5)
    player.index = 1
    playerTime.position = 0
    await stateSettles()
    play(0, 10)
    expect(reported).toEqual(['song 25', 'song 50', 'song 75', 'song 100', 'song 25'])
    stop()
  })
  it('report no end for a skipped title', async () => {
    const stop = watchListening()
    play(0, 12)
    player.index = 1
    playerTime.position = 0
    await stateSettles()
    expect(reported).toEqual(['song 25'])
    stop()
  })
  it('mark a preview, and restart when a title is repeated', () => {
    player.isPreview = true
    const stop = watchListening()
    play(20.5, 39.5)
    play(0, 10)
    expect(reported).toEqual(['preview 75', 'preview 100', 'preview 25'])
    stop()
  })
  it('report nothing once stopped', () => {
    watchListening()()
    play(0, 39.5)
    expect(reported).toEqual([])
  })
})
