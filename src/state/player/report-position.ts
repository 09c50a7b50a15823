import type { Card } from '../../contract/content.ts'
import { kindOf } from '../../contract/kinds.ts'
import type { QueueSource } from '../../domain/queue/queue-source.ts'
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

/** A shelf is no item, and a single track is reported as itself. */
export const reportSource = ({ kind, id }: QueueSource) => {
  if (kind === 'shelf' || kind === 'track') return Promise.resolve()
  return reportPlayStarted({ id, contentType: kindOf(kind).contentType })
}

export const reportPosition = (item: PlayedItem, seconds: number): Promise<void> => {
  const { id, contentType } = item
  lastPositions.set(item, seconds)
  return writeOffline({
    call: 'putPlayHistory',
    input: { params: { id }, body: { userCurrentPlaying: Math.round(seconds), contentType } },
  }).catch(logPositionNotSaved)
}
