import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { connectWriter } from '../../state/offline-writes/pending.ts'
import { reportVideoPosition } from './report-video-position.ts'

const video = { id: 'vid_1', contentType: 'VIDEO' }

class Reel extends EventTarget {
  currentTime = 0
  fire(event: string, at = this.currentTime) {
    this.currentTime = at
    this.dispatchEvent(new Event(event))
  }
}

let written: { call: string; input: unknown }[] = []
beforeEach(() => {
  written = []
  connectWriter(({ call, input }) => {
    written.push({ call, input })
    return Promise.resolve()
  })
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
})
afterEach(() => vi.unstubAllGlobals())

const started = {
  call: 'addHistory',
  input: { params: { type: 'PLAY', id: 'vid_1' }, body: { contentType: 'VIDEO' } },
}
const placeAt = (userCurrentPlaying: number) => ({
  call: 'putPlayHistory',
  input: { params: { id: 'vid_1' }, body: { userCurrentPlaying, contentType: 'VIDEO' } },
})

describe('playing a video', () => {
  it('records one entry of the type PLAY, however often it is paused [HISTORY-06]', () => {
    const reel = new Reel()
    reportVideoPosition(video, reel)
    expect(written).toEqual([])
    reel.fire('playing')
    reel.fire('playing')
    expect(written).toEqual([started])
  })

  it('stores the position every quarter of a minute, on pause and on leaving', () => {
    const reel = new Reel()
    const leave = reportVideoPosition(video, reel)
    reel.fire('playing')
    reel.fire('timeupdate', 16)
    reel.fire('timeupdate', 20)
    reel.fire('pause', 24)
    reel.currentTime = 40
    leave()
    reel.fire('pause', 90)
    expect(written).toEqual([started, placeAt(16), placeAt(24), placeAt(40)])
  })

  it('stores nothing of a video that never started', () => {
    const reel = new Reel()
    const leave = reportVideoPosition(video, reel)
    reel.fire('pause', 30)
    leave()
    expect(written).toEqual([])
  })
})
