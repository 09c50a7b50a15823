/** A sound of which nothing lies here yet. */
import { parse } from 'valibot'
import type { Track } from '../../contract/content.ts'
import { KeptSound, keptSoundVersion } from '../../contract/download-records.ts'

type Asked = Pick<KeptSound, 'source' | 'at' | 'state'>

/** Parsed: what comes through a dialog is watched by it, and no disk takes that. */
export const freshSound = (track: Track, { source, at, state }: Asked): KeptSound =>
  parse(KeptSound, {
    version: keptSoundVersion,
    track,
    source,
    at,
    state,
    size: 0,
    got: 0,
    etag: '',
    validUntil: null,
    ticket: null,
  } satisfies KeptSound)
