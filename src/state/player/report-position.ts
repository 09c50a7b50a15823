/** Tells the backend that something began and where it stopped, so that it goes on from there on every device. */
import type { Card } from '../../contract/content.ts'
import { write } from '../offline-writes/pending.ts'

type Thing = Pick<Card, 'id' | 'contentType'>

const left = new WeakMap<object, number>()
/** Where it was left in this visit. */
export const placeLeft = (thing: Thing): number | undefined => left.get(thing)

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
