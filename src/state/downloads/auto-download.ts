import { subscribe } from 'valtio'
import { fetchDownloadSizes } from '../../api/downloads.ts'
import { configuredBackend } from '../../api/backend.ts'
import type { Track } from '../../contract/content.ts'
import { nextToDownload } from '../../domain/downloads/download-rules.ts'
import { dataSaver } from '../../lib/data-saver.ts'
import { isAutoDownloadEnabled } from './auto-download-preference.ts'
import { isAboveCeiling } from '../age-ceiling/age-ceiling.ts'
import { player } from '../player/player.ts'
import type { QueueSource } from '../../domain/queue/queue-source.ts'
import { waitsForWifi, wifi } from './wifi.ts'
import type { UserDownloads } from './user-downloads.ts'
import { currentUserDownloads } from './downloads.ts'
import { downloadTracks } from './download-actions.ts'

/** Nobody tapped, so a refusal is not reported. */
const downloadNext = async (next: Track, source: QueueSource, { whenRead, sounds }: UserDownloads) => {
  await whenRead
  if (sounds.has(next.id)) return
  const sizes = await fetchDownloadSizes([next.id], AbortSignal.timeout(30_000))
  if (sizes.has(next.id)) await downloadTracks([next], source)
}

let lastTried = ''
const checkNext = () => {
  const { source, phase } = player
  const holder = currentUserDownloads()
  if (!source || phase !== 'playing' || !holder || dataSaver.isEnabled || waitsForWifi(wifi)) return
  const { tenantName } = configuredBackend()
  const next = nextToDownload(player, (collectionId) => isAutoDownloadEnabled(tenantName, collectionId))
  if (!next || next.id === lastTried || isAboveCeiling(next)) return
  lastTried = next.id
  downloadNext(next, source, holder).catch((problem: unknown) => {
    lastTried = ''
    console.info('the next part is downloaded later', problem)
  })
}

export const startAutoDownload = () => subscribe(player, checkNext)
