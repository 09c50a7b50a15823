/** The only file that knows hls.js. A failing quality is replaced; when none is left it reports that once. */
import type Hls from 'hls.js'
import type { ErrorData, HlsConfig, LevelSwitchedData, ManifestParsedData } from 'hls.js'
import { type VideoLevel, firstLevel, levelOfHeight } from '../../../domain/video/video-quality.ts'
import { onSecondsShown } from './shown-seconds.ts'
import type { QualityChoice, VideoSource, VideoSourceOptions } from './video-source.ts'

/** Seconds of video that are shown one level below the bandwidth's. */
const carefulSeconds = 8
/** Bits a second, until a video has measured more. */
let measuredBitsPerSecond = 1_000_000

const loadPolicy = {
  default: {
    maxTimeToFirstByteMs: 8_000,
    maxLoadTimeMs: 30_000,
    timeoutRetry: { maxNumRetry: 1, retryDelayMs: 0, maxRetryDelayMs: 0 },
    errorRetry: { maxNumRetry: 2, retryDelayMs: 400, maxRetryDelayMs: 2_000 },
  },
}
const configFor = (start: number, isPoor: boolean): Partial<HlsConfig> => ({
  startPosition: start > 0 ? start : -1,
  fragLoadPolicy: loadPolicy,
  manifestLoadPolicy: loadPolicy,
  playlistLoadPolicy: loadPolicy,
  maxBufferLength: isPoor ? 12 : 30,
  // Otherwise it prefetches minutes of low quality, which use data even if they are not watched.
  maxMaxBufferLength: isPoor ? 12 : 30,
  backBufferLength: 60,
  enableWorker: false,
  // We say where it starts; no segment is spent on measuring.
  testBandwidth: false,
  // Captions are plain tracks of the element.
  enableWebVTT: false,
})

/** The browser's estimate counts until a video was measured. */
const estimate = () => {
  const { connection } = navigator as Navigator & { connection?: { downlink?: number } }
  return Math.max(measuredBitsPerSecond, (connection?.downlink ?? 0) * 1_000_000)
}
const levelsOf = ({ levels }: Hls): VideoLevel[] =>
  levels.map(({ height, bitrate }) => ({ height, bitsPerSecond: bitrate }))

/** A picked quality starts with the next segment; one that the connection needs, after the buffered part. */
const applyPicking = (hls: Hls, { height, isPoor }: QualityChoice) => {
  hls.autoLevelCapping = height === null && isPoor ? 0 : -1
  if (height !== null) hls.nextLevel = levelOfHeight(levelsOf(hls), height)
  else if (!hls.autoLevelEnabled) hls.loadLevel = -1
}

const startLevels = (hls: Hls, video: HTMLVideoElement, picking: QualityChoice): (() => void) => {
  const first = firstLevel(levelsOf(hls), estimate())
  if (picking.height !== null || picking.isPoor) {
    applyPicking(hls, picking)
    return () => undefined
  }
  hls.startLevel = first
  hls.autoLevelCapping = first
  return onSecondsShown(video, carefulSeconds, () => {
    if (hls.autoLevelCapping === first) hls.autoLevelCapping = -1
  })
}

/** The light library plays such a video without its sound. */
const hasSoundApart = ({ audioTracks }: ManifestParsedData) => audioTracks.some(({ url }) => url)
const libraries = { light: () => import('hls.js/light'), full: () => import('hls.js') }

const incompatible = 'manifestIncompatibleCodecsError'
const tryToRecover = (hls: Hls, { type, details }: ErrorData, attempted: Set<string>): boolean => {
  if (attempted.has(type) || details === incompatible) return false
  attempted.add(type)
  if (type === 'mediaError') hls.recoverMediaError()
  else if (type === 'networkError' && !hls.autoLevelEnabled) {
    // The picked quality fails: automatic selection takes over.
    hls.loadLevel = -1
    hls.startLoad()
  } else return false
  return true
}

export const openHlsSource = ({
  video,
  url,
  start: from,
  picking,
  onNews,
}: VideoSourceOptions): VideoSource => {
  let [hls, picked, isClosed] = [null as Hls | null, picking, false]
  let stopCounting = () => {}
  const fail = (isUnsupported = false) => onNews({ hasFailed: true, isUnsupported })
  const resume = () => {
    onNews({ hasFailed: false })
    hls?.startLoad()
  }
  const open = async (library: keyof typeof libraries) => {
    const { default: Player, Events } = await libraries[library]()
    if (isClosed) return
    const player = new Player(configFor(from, picking.isPoor))
    const attempted = new Set<string>()
    hls = player
    player.on(Events.MANIFEST_PARSED, (_: unknown, data: ManifestParsedData) => {
      if (library === 'light' && hasSoundApart(data)) return queueMicrotask(reopen)
      onNews({ levels: levelsOf(player) })
      stopCounting()
      stopCounting = startLevels(player, video, picked)
    })
    player.on(Events.LEVEL_SWITCHED, (_: unknown, { level }: LevelSwitchedData) => {
      const showing = player.levels[level]?.height
      if (showing !== undefined) onNews({ showing })
    })
    player.on(Events.FRAG_BUFFERED, () => attempted.clear())
    player.on(Events.ERROR, (_: unknown, data: ErrorData) => {
      if (!data.fatal || tryToRecover(player, data, attempted)) return
      console.warn('the video stopped', data.details)
      player.stopLoad()
      fail(data.details === incompatible)
    })
    player.loadSource(url)
    player.attachMedia(video)
  }
  const start = (library: keyof typeof libraries) =>
    open(library).catch((problem: unknown) => {
      console.warn('videos in several qualities cannot be played', problem)
      fail()
    })
  const reopen = () => {
    hls?.destroy()
    hls = null
    void start('full')
  }
  void start('light')
  addEventListener('online', resume)
  return {
    pick: (next) => {
      picked = next
      if (hls && hls.levels.length > 0) applyPicking(hls, next)
    },
    close: () => {
      isClosed = true
      stopCounting()
      removeEventListener('online', resume)
      if (hls) measuredBitsPerSecond = hls.bandwidthEstimate || measuredBitsPerSecond
      hls?.destroy()
    },
  }
}
