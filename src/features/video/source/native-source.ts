/** A quality is a playlist of its own here: picking one continues with that playlist. */
import { type VideoLevel, levelOfHeight } from '../../../domain/video/video-quality.ts'
import type { QualityChoice, VideoSource, VideoSourceOptions } from './video-source.ts'

interface ListedLevel extends VideoLevel {
  url: string
}

export const listedLevels = (master: string, base: string): ListedLevel[] => {
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

export const continueWith = (video: HTMLVideoElement, url: string, at: number) => {
  const { paused, playbackRate } = video
  video.src = url
  if (at > 0) video.currentTime = at
  video.playbackRate = playbackRate
  if (!paused)
    video.play().catch((problem: unknown) => console.info('the video needs a tap to play', problem))
}

const wantedOf = (listed: readonly ListedLevel[], { height, isPoor }: QualityChoice, url: string): string => {
  if (height !== null) return listed[levelOfHeight(listed, height)]?.url ?? url
  return (isPoor ? listed[0]?.url : undefined) ?? url
}

export const openNativeSource = ({ video, url, start, picking, onNews }: VideoSourceOptions): VideoSource => {
  let [listed, now, picked] = [[] as ListedLevel[], '', picking]
  const stop = new AbortController()
  const show = (at: number) => {
    const next = wantedOf(listed, picked, url)
    if (next === now) return
    now = next
    continueWith(video, next, at)
  }
  fetch(url, { signal: stop.signal })
    .then((answer) => answer.text())
    .then((text) => {
      listed = listedLevels(text, new URL(url, location.href).href)
      onNews({ levels: listed })
    })
    .catch((problem: unknown) => console.info('the qualities could not be read', problem))
    .finally(() => stop.signal.aborted || show(start))
  const { signal } = stop
  video.addEventListener('resize', () => onNews({ showing: video.videoHeight }), { signal })
  return {
    pick: (next) => {
      picked = next
      if (now) show(video.currentTime)
    },
    close: () => stop.abort(),
  }
}
