/** While a part plays, the one behind it comes along by itself where its listener wants that, and the line is not spared. */
import { subscribe } from 'valtio'
import { weigh } from '../../api/downloads.ts'
import { configuredBackend } from '../../api/backend.ts'
import type { Track } from '../../contract/content.ts'
import { nextToKeep } from '../../domain/downloads/next-to-download.ts'
import { thrift } from '../../lib/data-saver.ts'
import { keepsNext } from './auto-download-preference.ts'
import { type QueueSource, player } from '../player/player.ts'
import { waitsForWifi, wifi } from './wifi.ts'
import type { Holder } from './user-downloads.ts'
import { whoseKeep } from './downloads.ts'
import { keepSounds } from './download-actions.ts'

/** Nobody tapped, so what may not be kept is left without a word. */
const bring = async (next: Track, source: QueueSource, { isRead, sounds }: Holder) => {
  await isRead
  if (sounds.has(next.id)) return
  const sizes = await weigh([next.id], AbortSignal.timeout(30_000))
  if (sizes.has(next.id)) await keepSounds([next], source)
}

let lastTried = ''
const look = () => {
  const { source, phase } = player
  const holder = whoseKeep()
  if (!source || phase !== 'playing' || !holder || thrift.isOn || waitsForWifi(wifi)) return
  const { tenantName } = configuredBackend()
  const next = nextToKeep(player, (whole) => keepsNext(tenantName, whole))
  if (!next || next.id === lastTried) return
  lastTried = next.id
  bring(next, source, holder).catch((problem: unknown) => {
    lastTried = ''
    console.info('the next part comes along later', problem)
  })
}

export const followNext = () => subscribe(player, look)
