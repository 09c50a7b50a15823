import { createStallTimer } from '../../../lib/stall-timer.ts'
import { openHlsSource } from './hls-source.ts'
import { continueWith, openNativeSource } from './native-source.ts'
import type { VideoSource, VideoSourceOptions } from './video-source.ts'

const playlistType = 'application/vnd.apple.mpegurl'

/** Apple's own player handles playlists best, in full screen and on a television too. */
const isApplePlayer = (video: HTMLVideoElement) =>
  'webkitSetPresentationMode' in video && video.canPlayType(playlistType) !== ''
const supportsMediaSource = () => 'MediaSource' in globalThis || 'ManagedMediaSource' in globalThis

export const supportsHls = (): boolean => {
  const video = document.createElement('video')
  const knowsCodecs = video.canPlayType('video/mp4; codecs="avc1.4d401f,mp4a.40.2"') !== ''
  return knowsCodecs && (supportsMediaSource() || video.canPlayType(playlistType) !== '')
}

const silenceMs = 8_000

/** A file that stops loading reports nothing: it is requested once more, then the failure is reported. */
const openFile = ({ video, url, start, onNews }: VideoSourceOptions): VideoSource => {
  const stop = new AbortController()
  const { signal } = stop
  const stallTimer = createStallTimer(silenceMs, (times) => {
    if (times === 1) continueWith(video, url, video.currentTime || start)
    else onNews({ hasFailed: true })
  })
  const on = (names: readonly string[], act: () => void) => {
    for (const name of names) video.addEventListener(name, act, { signal })
  }
  on(['waiting', 'loadstart'], stallTimer.wait)
  on(['progress', 'loadedmetadata', 'timeupdate'], stallTimer.signOfLife)
  on(['pause', 'error'], stallTimer.rest)
  on(['playing', 'canplay'], () => {
    stallTimer.rest()
    onNews({ hasFailed: false })
  })
  continueWith(video, url, start)
  return {
    pick: () => undefined,
    close: () => {
      stop.abort()
      stallTimer.rest()
    },
  }
}

export const openVideoSource = (options: VideoSourceOptions, type: string): VideoSource => {
  if (type !== playlistType) return openFile(options)
  return isApplePlayer(options.video) || !supportsMediaSource()
    ? openNativeSource(options)
    : openHlsSource(options)
}
