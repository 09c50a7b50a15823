/** Measures what covers the lower edge of the video, and moves its captions out of the way. */
import { type RefObject, useEffect } from 'react'
import { captionPlaceIn } from './caption-place.ts'

/** What can be read or pressed; the shade around it covers nothing. */
const parts = 'button, a, input, p'
/** An open menu covers the picture for a moment only; captions chosen in it stand where they will stay. */
const inMenu = '[data-menu] *'

/** The controls go when nobody uses them; an offer beside them stays. */
const coverOf = (low: HTMLElement, isIdle: boolean) => {
  const offers = [...low.children].slice(0, -1)
  const controls = isIdle
    ? []
    : [...(low.lastElementChild?.querySelectorAll(`:is(${parts}):not(${inMenu})`) ?? [])]
  const tops = [...offers, ...controls].flatMap((part) => {
    const { top, height } = part.getBoundingClientRect()
    return height > 0 ? [top] : []
  })
  return tops.length === 0 ? 0 : Math.max(0, low.getBoundingClientRect().bottom - Math.min(...tops))
}

const moveCaptions = ({ textTracks }: HTMLVideoElement, line: number | 'auto') => {
  for (const track of textTracks)
    for (const cue of track.cues ?? []) if (cue instanceof VTTCue && cue.line !== line) cue.line = line
}

/** Browsers draw captions at the lower edge of the element, so it ends below the picture. */
const fitElement = ({ style }: HTMLVideoElement, element: { top: number; height: number } | null) => {
  style.marginBlockStart = element ? `${element.top}px` : ''
  style.blockSize = element ? `${element.height}px` : ''
  style.objectPosition = element ? 'top' : ''
}

const placeCaptions = (video: HTMLVideoElement, area: HTMLElement, covered: number) => {
  const { clientWidth: width, clientHeight: height } = area
  const { videoWidth, videoHeight } = video
  const ratio = videoHeight > 0 ? videoWidth / videoHeight : 0
  const { line, element } = captionPlaceIn({ width, height, ratio, covered })
  fitElement(video, element)
  moveCaptions(video, line)
}

/** `low`: the offers, and last of them the controls. */
export const useCaptionPlace = (
  video: HTMLVideoElement | null,
  low: RefObject<HTMLElement | null>,
  isIdle: boolean,
) =>
  useEffect(() => {
    const { current } = low
    const area = video?.parentElement
    if (!video || !current || !area) return
    const place = () => placeCaptions(video, area, coverOf(current, isIdle))
    place()
    const stop = new AbortController()
    // A track's cues load when it is first shown.
    video.addEventListener('load', place, { capture: true, signal: stop.signal })
    video.addEventListener('resize', place, { signal: stop.signal })
    const observer = new ResizeObserver(place)
    observer.observe(area)
    observer.observe(current)
    return () => {
      stop.abort()
      observer.disconnect()
    }
  }, [video, low, isIdle])
