/** Tells the backend that something began and where it stopped, so that it goes on from there on every device. */
import type { Card, Track } from '../contract/content.ts'
import { write } from './waiting.ts'

/** Credits and goodbyes. */
const endSeconds = 15

/** Where each was left in this visit. */
const left = new WeakMap<object, number>()
/** Of spoken word; what was heard to its end begins anew. */
export const placeLeft = (track: Track): number => {
  const seconds = left.get(track)
  return seconds && track.kind !== 'track' && seconds < track.duration - endSeconds ? seconds : 0
}

type Thing = Pick<Card, 'id' | 'contentType'>
const complain = (problem: unknown) => console.warn('no place kept', problem)

export const tellBegun = ({ id, contentType }: Thing): Promise<void> =>
  write({
    call: 'addHistory',
    input: { params: { type: 'PLAY', id }, body: { contentType } },
    subject: `played:${id}`,
  }).catch(complain)

export const tellPlace = (thing: Thing, seconds: number): Promise<void> => {
  const { id, contentType } = thing
  left.set(thing, seconds)
  return write({
    call: 'putPlayHistory',
    input: { params: { id }, body: { userCurrentPlaying: Math.round(seconds), contentType } },
    subject: `place:${id}`,
  }).catch(complain)
}
