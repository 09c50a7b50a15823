/** What a person does with sounds that are taken along. */
import type { Track } from '../../contract/content.ts'
import type { KeptSound } from '../../contract/download-records.ts'
import { isDiskFull } from '../../lib/disk-full.ts'
import type { QueueSource } from '../player/player.ts'
import { showSnack, snackbar, snackbarDuration } from '../notifications/snackbar.ts'
import { freshSound } from './create-download-record.ts'
import type { Holder } from './user-downloads.ts'
import { whoseKeep } from './downloads.ts'
import { forgetSounds, rememberSounds } from './sync-with-backend.ts'
import { renew } from './sweep-downloads.ts'

const here = (): Holder => {
  const holder = whoseKeep()
  if (!holder) throw new Error('nobody is here whose sounds these would be')
  return holder
}
export const complainOfKeep = (problem: unknown) => {
  console.warn('what is kept could not be changed', problem)
  showSnack(isDiskFull(problem) ? 'keep.full' : 'keep.failed', { tone: 'bad' })
}

/** Asked once, at the first thing that is kept: a browser that was asked is not asked again. */
const askToPersist = async (name: string) => {
  const note = `persist-asked:${name}`
  if (localStorage.getItem(note) || (await navigator.storage?.persisted?.())) return
  localStorage.setItem(note, '1')
  await navigator.storage?.persist?.()
}

const takeAlong = async (holder: Holder, sounds: readonly KeptSound[]) => {
  await holder.put(sounds)
  await rememberSounds(holder, sounds)
}

export const keepSounds = async (tracks: readonly Track[], source: QueueSource) => {
  const holder = here()
  const now = Date.now()
  // Each a little later than the one before: they come in the order of the album.
  const wanted = tracks
    .filter(({ id }) => !holder.sounds.has(id))
    .map((track, place) => freshSound(track, { source, at: now + place / 1000, state: 'waiting' }))
  await takeAlong(holder, wanted)
  askToPersist(holder.disk.name).catch((problem: unknown) =>
    console.info('storage is not persistent', problem),
  )
}

export const pauseSounds = (ids: readonly string[]) => here().changeAll(ids, { state: 'paused' })
/** What was paused, what the browser threw away, and what was refused, in case it is not refused any more. What lies here stays. */
export const resumeSounds = (ids: readonly string[]) => here().changeAll(ids, { state: 'waiting' })
export const renewSounds = () => renew(here())

/** The offer to undo waits while it is hovered or focused, and the bytes wait with it. */
const isOffered = () => snackbar.current?.key === 'keep.removed'
const dropLater = (gone: readonly KeptSound[], from: Pick<Holder, 'disk' | 'sounds'>) => {
  const { disk, sounds } = from
  setTimeout(() => {
    if (isOffered()) return dropLater(gone, from)
    for (const sound of gone) if (!sounds.has(sound.track.id)) disk.dropBytes(sound).catch(complainOfKeep)
  }, snackbarDuration * 2)
}

/** Gone at once, and back at once while it can be undone: the bytes follow when it no longer can. */
export const removeSounds = async (gone: readonly KeptSound[], title: string) => {
  const holder = here()
  await holder.take(gone.map(({ track }) => track.id))
  void forgetSounds(holder, gone)
  dropLater(gone, holder)
  showSnack('keep.removed', {
    values: { title },
    action: { key: 'queue.undo', run: () => void takeAlong(holder, gone).catch(complainOfKeep) },
  })
}
