/** How a film's bytes come into the element: a file that the browser reads by itself, or qualities that somebody picks. */
import { openFed } from './fed-source.ts'
import { goOnWith, openOwn } from './own-source.ts'
import type { Source, SourceAsked } from './source.ts'

const playlistType = 'application/vnd.apple.mpegurl'

/** Apple's own player shows lists of segments best, in full screen and on a television too. */
const isApples = (video: HTMLVideoElement) =>
  'webkitSetPresentationMode' in video && video.canPlayType(playlistType) !== ''
const feedsItself = () => 'MediaSource' in globalThis || 'ManagedMediaSource' in globalThis

/** Can this browser show a film in several qualities, by itself or fed by us? */
export const speaksHls = (): boolean => {
  const video = document.createElement('video')
  const knowsCodecs = video.canPlayType('video/mp4; codecs="avc1.4d401f,mp4a.40.2"') !== ''
  return knowsCodecs && (feedsItself() || video.canPlayType(playlistType) !== '')
}

const openFile = ({ video, url, start }: SourceAsked): Source => {
  goOnWith(video, url, start)
  return { pick: () => undefined, close: () => undefined }
}

export const openSource = (asked: SourceAsked, type: string): Source => {
  if (type !== playlistType) return openFile(asked)
  return isApples(asked.video) || !feedsItself() ? openOwn(asked) : openFed(asked)
}
