/** A sound of which nothing lies here yet. */
import { parse } from 'valibot'
import type { Track } from '../../contract/content.ts'
import { DownloadRecord, downloadRecordVersion } from '../../contract/download-records.ts'

type NewDownload = Pick<DownloadRecord, 'source' | 'at' | 'state'>

/** Parsed: what comes through a dialog is watched by it, and no disk takes that. */
export const createDownloadRecord = (track: Track, { source, at, state }: NewDownload): DownloadRecord =>
  parse(DownloadRecord, {
    version: downloadRecordVersion,
    track,
    source,
    at,
    state,
    size: 0,
    got: 0,
    etag: '',
    validUntil: null,
    ticket: null,
  } satisfies DownloadRecord)
