/** Tells once so many seconds of a film were shown; a jump, to where it was left or by hand, shows none of what it passes. */
interface TimedVideo extends EventTarget {
  readonly currentTime: number
}
/** Between two looks a film goes on by less, at its fastest too. */
const longestStep = 3

/** Until the returned function is called: the element goes on with another film. */
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
