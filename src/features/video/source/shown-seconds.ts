/** Reports once when this many seconds of a video were shown; a seek shows none of what it skips. */
interface TimedVideo extends EventTarget {
  readonly currentTime: number
}
/** Between two checks a video moves by less, at its fastest too. */
const longestStep = 3

/** Until the returned function is called: the element continues with another video. */
export const onSecondsShown = (film: TimedVideo, seconds: number, tell: () => void): (() => void) => {
  let [shown, last] = [0, film.currentTime]
  const stop = () => film.removeEventListener('timeupdate', look)
  const look = () => {
    const step = film.currentTime - last
    last = film.currentTime
    if (step > 0 && step < longestStep) shown += step
    if (shown < seconds) return
    stop()
    tell()
  }
  film.addEventListener('timeupdate', look)
  return stop
}
