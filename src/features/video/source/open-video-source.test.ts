import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { VideoSourceNews } from './video-source.ts'
import { openVideoSource } from './open-video-source.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

let requested: string[] = []

/** As much of the element as a file is put into. */
class FakeVideo extends EventTarget {
  currentTime = 0
  paused = false
  playbackRate = 1
  play = () => Promise.resolve()
  get src() {
    return requested.at(-1) ?? ''
  }
  set src(url: string) {
    requested.push(url)
    this.currentTime = 0
    this.dispatchEvent(new Event('loadstart'))
  }
}

const opened = (start: number) => {
  requested = []
  const news: VideoSourceNews[] = []
  const video = new FakeVideo()
  const onNews = (more: VideoSourceNews) => void news.push(more)
  const given = { url: '/video.webm', start, picking: { height: null, isPoor: false }, onNews }
  const source = openVideoSource({ ...given, video: video as HTMLVideoElement }, 'video/webm')
  return { news, video, source, fire: (name: string) => video.dispatchEvent(new Event(name)) }
}

it('a stalled video is requested once more from its position, and then reported as stalled', () => {
  const { news, video, fire } = opened(30)
  expect(video.currentTime).toBe(30)
  fire('playing')
  video.currentTime = 50
  fire('waiting')
  vi.advanceTimersByTime(8_000)
  expect([requested.length, video.currentTime]).toEqual([2, 50])
  vi.advanceTimersByTime(15_000)
  expect(news.at(-1)).toEqual({ hasFailed: false })
  vi.advanceTimersByTime(1_000)
  expect(news.at(-1)).toEqual({ hasFailed: true })
  fire('playing')
  expect(news.at(-1)).toEqual({ hasFailed: false })
})

it('a slow, paused or left video is not restarted', () => {
  const { source, fire } = opened(0)
  for (let at = 0; at < 10; at++) {
    vi.advanceTimersByTime(5_000)
    fire('progress')
  }
  fire('pause')
  vi.advanceTimersByTime(60_000)
  fire('waiting')
  source.close()
  vi.advanceTimersByTime(60_000)
  expect(requested.length).toBe(1)
})
