import type { Card } from '../../contract/content.ts'
import { writeOffline } from '../offline-writes/pending.ts'

type PlayedItem = Pick<Card, 'id' | 'contentType'>

const lastPositions = new WeakMap<object, number>()
export const findLastPosition = (item: PlayedItem): number | undefined => lastPositions.get(item)

const logPositionNotSaved = (problem: unknown) => console.warn('the position was not saved', problem)

export const reportPlayStarted = ({ id, contentType }: PlayedItem): Promise<void> =>
  writeOffline({
    call: 'addHistory',
    input: { params: { type: 'PLAY', id }, body: { contentType } },
  }).catch(logPositionNotSaved)

export const reportPosition = (item: PlayedItem, seconds: number): Promise<void> => {
  const { id, contentType } = item
  lastPositions.set(item, seconds)
  return writeOffline({
    call: 'putPlayHistory',
    input: { params: { id }, body: { userCurrentPlaying: Math.round(seconds), contentType } },
  }).catch(logPositionNotSaved)
}
