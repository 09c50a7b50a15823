import { parse } from 'valibot'
import type { Track } from '../../contract/content.ts'
import { DownloadRecord, downloadRecordVersion } from '../../contract/download-records.ts'

type NewDownload = Pick<DownloadRecord, 'source' | 'at' | 'state'>

/** Parsed, because valtio proxies from a dialog cannot be stored on disk. */
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
