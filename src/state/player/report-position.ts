/** Reports to the backend that something began and where it stopped, so that it goes on from there on every device. */
import type { Card } from '../../contract/content.ts'
import { writeIntent } from '../offline-writes/pending.ts'

type PlayedItem = Pick<Card, 'id' | 'contentType'>

const lastPositions = new WeakMap<object, number>()
/** Where it was left in this visit. */
export const findLastPosition = (thing: PlayedItem): number | undefined => lastPositions.get(thing)

const logPositionNotSaved = (problem: unknown) => console.warn('no position saved', problem)

export const reportPlayStarted = ({ id, contentType }: PlayedItem): Promise<void> =>
  writeIntent({
    call: 'addHistory',
    input: { params: { type: 'PLAY', id }, body: { contentType } },
    subject: `played:${id}`,
  }).catch(logPositionNotSaved)

export const reportPosition = (thing: PlayedItem, seconds: number): Promise<void> => {
  const { id, contentType } = thing
  lastPositions.set(thing, seconds)
  return writeIntent({
    call: 'putPlayHistory',
    input: { params: { id }, body: { userCurrentPlaying: Math.round(seconds), contentType } },
    subject: `place:${id}`,
  }).catch(logPositionNotSaved)
}
