/** A film that the browser plays by itself. A quality is a list of its own there: picking one goes on with that list. */
import { type FilmLevel, levelOfHeight } from '../../../domain/video/video-quality.ts'
import type { Picking, Source, SourceAsked } from './video-source.ts'

interface Listed extends FilmLevel {
  url: string
}

/** The qualities that a list names, from the lightest to the finest. */
export const listedIn = (master: string, base: string): Listed[] => {
  const lines = master.split(/\r?\n/)
  return lines
    .flatMap((line, at) => {
      const [, bits] = /^#EXT-X-STREAM-INF:(?:.*[:,])?BANDWIDTH=(\d+)/.exec(line) ?? []
      const [, height] = /RESOLUTION=\d+x(\d+)/.exec(line) ?? []
      const address = lines[at + 1]
      if (!bits || !height || !address) return []
      return [{ height: Number(height), bitsPerSecond: Number(bits), url: new URL(address, base).href }]
    })
    .sort((a, b) => a.bitsPerSecond - b.bitsPerSecond)
}

export const goOnWith = (video: HTMLVideoElement, url: string, at: number) => {
  const { paused, playbackRate } = video
  video.src = url
  if (at > 0) video.currentTime = at
  video.playbackRate = playbackRate
  if (!paused) video.play().catch((problem: unknown) => console.info('the film waits for a tap', problem))
}

const wantedOf = (listed: readonly Listed[], { height, isPoor }: Picking, url: string): string => {
  if (height !== null) return listed[levelOfHeight(listed, height)]?.url ?? url
  return (isPoor ? listed[0]?.url : undefined) ?? url
}

export const openOwn = ({ video, url, start, picking, tell }: SourceAsked): Source => {
  let [listed, now, wanted] = [[] as Listed[], '', picking]
  const stop = new AbortController()
  const show = (at: number) => {
    const next = wantedOf(listed, wanted, url)
    if (next === now) return
    now = next
    goOnWith(video, next, at)
  }
  fetch(url, { signal: stop.signal })
    .then((answer) => answer.text())
    .then((text) => {
      listed = listedIn(text, new URL(url, location.href).href)
      tell({ levels: listed })
    })
    .catch((problem: unknown) => console.info('the qualities are not known', problem))
    .finally(() => stop.signal.aborted || show(start))
  const { signal } = stop
  video.addEventListener('resize', () => tell({ showing: video.videoHeight }), { signal })
  return {
    pick: (next) => {
      wanted = next
      if (now) show(video.currentTime)
    },
    close: () => stop.abort(),
  }
}
