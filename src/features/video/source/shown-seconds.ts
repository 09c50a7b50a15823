/** Reports once when this many seconds of a video were shown; a seek shows none of what it skips. */
interface TimedVideo extends EventTarget {
  readonly currentTime: number
}
/** Between two checks a video moves by less, at its fastest too. */
const longestStep = 3

/** Until the returned function is called: the element continues with another video. */
export const onSecondsShown = (video: TimedVideo, seconds: number, report: () => void): (() => void) => {
  let [shown, last] = [0, video.currentTime]
  const stop = () => video.removeEventListener('timeupdate', update)
  const update = () => {
    const step = video.currentTime - last
    last = video.currentTime
    if (step > 0 && step < longestStep) shown += step
    if (shown < seconds) return
    stop()
    report()
  }
  video.addEventListener('timeupdate', update)
  return stop
}
