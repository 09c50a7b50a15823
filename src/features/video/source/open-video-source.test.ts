import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { VideoSourceNews } from './video-source.ts'
import { openVideoSource } from './open-video-source.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

let asked: string[] = []

/** As much of the element as a file is put into. */
class FakeVideo extends EventTarget {
  currentTime = 0
  paused = false
  playbackRate = 1
  play = () => Promise.resolve()
  get src() {
    return asked.at(-1) ?? ''
  }
  set src(url: string) {
    asked.push(url)
    this.currentTime = 0
    this.dispatchEvent(new Event('loadstart'))
  }
}

const opened = (start: number) => {
  asked = []
  const news: VideoSourceNews[] = []
  const film = new FakeVideo()
  const onNews = (more: VideoSourceNews) => void news.push(more)
  const given = { url: '/film.webm', start, picking: { height: null, isPoor: false }, onNews }
  const source = openVideoSource({ ...given, video: film as HTMLVideoElement }, 'video/webm')
  return { news, film, source, say: (name: string) => film.dispatchEvent(new Event(name)) }
}

it('a stalled video is requested once more from its position, and then reported as stalled', () => {
  const { news, film, say } = opened(30)
  expect(film.currentTime).toBe(30)
  say('playing')
  film.currentTime = 50
  say('waiting')
  vi.advanceTimersByTime(8_000)
  expect([asked.length, film.currentTime]).toEqual([2, 50])
  vi.advanceTimersByTime(15_000)
  expect(news.at(-1)).toEqual({ hasFailed: false })
  vi.advanceTimersByTime(1_000)
  expect(news.at(-1)).toEqual({ hasFailed: true })
  say('playing')
  expect(news.at(-1)).toEqual({ hasFailed: false })
})

it('a slow, paused or left video is not restarted', () => {
  const { source, say } = opened(0)
  for (let at = 0; at < 10; at++) {
    vi.advanceTimersByTime(5_000)
    say('progress')
  }
  say('pause')
  vi.advanceTimersByTime(60_000)
  say('waiting')
  source.close()
  vi.advanceTimersByTime(60_000)
  expect(asked.length).toBe(1)
})
