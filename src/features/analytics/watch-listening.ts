/** Listening progress, read from the player's state: the player itself knows nothing of analytics. */
import { subscribe } from 'valtio'
import { createProgressMarks } from '../../domain/player/progress-marks.ts'
import { trackEvent } from '../../state/analytics/analytics.ts'
import { player, playerTime } from '../../state/player/player.ts'

/** The last tick of a title comes at most this long before its end. */
const endTolerance = 0.5

export const watchListening = (): (() => void) => {
  const marks = createProgressMarks((percent) =>
    trackEvent({ event: 'progress', kind: player.isPreview ? 'preview' : 'song', percent }),
  )
  const titleOf = () => player.queue[player.index]?.id ?? null
  let title = titleOf()
  let last = { position: 0, duration: 0 }
  const hasRunOut = () => last.duration > 0 && last.position >= last.duration - endTolerance
  const startTitle = () => {
    if (hasRunOut()) marks.end()
    marks.begin()
    last = { position: 0, duration: 0 }
    title = titleOf()
  }
  const onTimeChange = () => {
    if (player.phase !== 'playing' || titleOf() !== title) return
    const { position, duration } = playerTime
    // The same title from its start: it was repeated.
    if (position < last.position && hasRunOut()) startTitle()
    last = { position, duration }
    marks.at(position, duration)
  }
  const update = () => {
    if (titleOf() !== title || player.phase === 'ended') startTitle()
  }
  const unsubscribers = [subscribe(playerTime, onTimeChange, true), subscribe(player, update)]
  return () => {
    for (const unsubscribe of unsubscribers) unsubscribe()
  }
}
