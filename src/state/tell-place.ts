/** Tells the backend that something began and where it stopped, so that it goes on from there on every device. */
import type { Card } from '../contract/content.ts'
import { write } from './waiting.ts'

type Thing = Pick<Card, 'id' | 'contentType'>
const complain = (problem: unknown) => console.warn('the place could not be kept', problem)

export const tellBegun = ({ id, contentType }: Thing): Promise<void> =>
  write({
    call: 'addHistory',
    input: { params: { type: 'PLAY', id }, body: { contentType } },
    subject: `played:${id}`,
  }).catch(complain)

export const tellPlace = ({ id, contentType }: Thing, seconds: number): Promise<void> =>
  write({
    call: 'putPlayHistory',
    input: { params: { id }, body: { userCurrentPlaying: Math.round(seconds), contentType } },
    subject: `place:${id}`,
  }).catch(complain)
