/** How a video's bytes come into the element: a file that the browser reads itself, or qualities to pick from. */
import { createStallTimer } from '../../../lib/stall-timer.ts'
import { openHlsSource } from './hls-source.ts'
import { continueWith, openNativeSource } from './native-source.ts'
import type { VideoSource, VideoSourceOptions } from './video-source.ts'

const playlistType = 'application/vnd.apple.mpegurl'

/** Apple's own player handles playlists best, in full screen and on a television too. */
const isApplePlayer = (video: HTMLVideoElement) =>
  'webkitSetPresentationMode' in video && video.canPlayType(playlistType) !== ''
const supportsMediaSource = () => 'MediaSource' in globalThis || 'ManagedMediaSource' in globalThis

/** Can this browser play a video in several qualities, by itself or fed by us? */
export const supportsHls = (): boolean => {
  const video = document.createElement('video')
  const knowsCodecs = video.canPlayType('video/mp4; codecs="avc1.4d401f,mp4a.40.2"') !== ''
  return knowsCodecs && (supportsMediaSource() || video.canPlayType(playlistType) !== '')
}

/** How long a segment is waited for. */
const silenceMs = 8_000

/**
 * A file that stops loading reports nothing: it is requested once more from its position, then the failure is
 * reported.
 */
const openFile = ({ video, url, start, onNews: tell }: VideoSourceOptions): VideoSource => {
  const stop = new AbortController()
  const { signal } = stop
  const patience = createStallTimer(silenceMs, (times) => {
    if (times === 1) continueWith(video, url, video.currentTime || start)
    else tell({ hasFailed: true })
  })
  const on = (names: readonly string[], act: () => void) => {
    for (const name of names) video.addEventListener(name, act, { signal })
  }
  on(['waiting', 'loadstart'], patience.wait)
  on(['progress', 'loadedmetadata', 'timeupdate'], patience.signOfLife)
  on(['pause', 'error'], patience.rest)
  on(['playing', 'canplay'], () => {
    patience.rest()
    tell({ hasFailed: false })
  })
  continueWith(video, url, start)
  return {
    pick: () => undefined,
    close: () => {
      stop.abort()
      patience.rest()
    },
  }
}

export const openVideoSource = (asked: VideoSourceOptions, type: string): VideoSource => {
  if (type !== playlistType) return openFile(asked)
  return isApplePlayer(asked.video) || !supportsMediaSource() ? openNativeSource(asked) : openHlsSource(asked)
}
