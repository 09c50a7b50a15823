import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createStorage } from '../../lib/storage.fixture.ts'
import { persistVolume, saveVideoPosition, savedVideoPosition } from './video-reload.ts'

beforeEach(() => {
  vi.stubGlobal('sessionStorage', createStorage())
  vi.stubGlobal('localStorage', createStorage())
})
afterEach(() => vi.unstubAllGlobals())

class FakeVideo extends EventTarget {
  currentTime = 0
  volume = 1
  muted = false
  fire(event: string, at = this.currentTime) {
    this.currentTime = at
    this.dispatchEvent(new Event(event))
  }
}

it('the position of a video is stored while it plays, for this video only, and deleted when it is left or over', () => {
  const video = new FakeVideo()
  const leave = saveVideoPosition('vid_1', video)
  video.fire('timeupdate', 61.7)
  expect(savedVideoPosition(['vid_2', 'vid_1'])).toEqual({ id: 'vid_1', second: 61 })
  expect(savedVideoPosition(['vid_2'])).toBeNull()
  vi.useFakeTimers({ now: Date.now() + 600_000 })
  expect(savedVideoPosition(['vid_1'])).toBeNull()
  vi.useRealTimers()
  video.fire('ended', 90)
  expect(savedVideoPosition(['vid_1'])).toBeNull()
  video.fire('timeupdate', 5)
  leave()
  expect(savedVideoPosition(['vid_1'])).toBeNull()
})

it('the next video has the volume of the last one, and an invalid volume is ignored', () => {
  const video = new FakeVideo()
  const leave = persistVolume('riwaq', video)
  Object.assign(video, { volume: 0.3, muted: true }).fire('volumechange')
  leave()
  const next = new FakeVideo()
  persistVolume('riwaq', next)
  expect([next.volume, next.muted]).toEqual([0.3, true])
  const elsewhere = new FakeVideo()
  persistVolume('nour', elsewhere)
  expect([elsewhere.volume, elsewhere.muted]).toEqual([1, false])
  localStorage.setItem('film-volume:riwaq', '[0,false]')
  const silent = new FakeVideo()
  persistVolume('riwaq', silent)
  expect([silent.volume, silent.muted]).toEqual([0.5, true])
  for (const odd of ['{', '[7]', '"loud"']) {
    localStorage.setItem('film-volume:nour', odd)
    const usual = new FakeVideo()
    persistVolume('nour', usual)
    expect([usual.volume, usual.muted]).toEqual([1, false])
  }
})

it('a video keeps playing when storage fails', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  for (const name of ['sessionStorage', 'localStorage'])
    vi.stubGlobal(name, { getItem: refuse, setItem: refuse, removeItem: refuse })
  const video = new FakeVideo()
  const leave = [saveVideoPosition('vid_1', video), persistVolume('riwaq', video)]
  video.fire('timeupdate', 5)
  video.fire('volumechange')
  for (const each of leave) expect(each).not.toThrow()
  expect(savedVideoPosition(['vid_1'])).toBeNull()
  expect(video.volume).toBe(1)
})
