import { type KeptSound, keptSoundVersion } from './kept-records.ts'

/** One that somebody has just asked for, unless `change` says otherwise. */
export const keptSound = (id: string, change: Partial<KeptSound> = {}): KeptSound => ({
  version: keptSoundVersion,
  track: { id, album: { id: 'alb_1' } } as KeptSound['track'],
  source: { kind: 'album', id: 'alb_1', title: 'Blue' },
  at: 0,
  state: 'waiting',
  size: 0,
  got: 0,
  etag: '"a"',
  validUntil: null,
  ticket: null,
  ...change,
})
