/** Downloads above an age ceiling are locked: nothing deletes, fetches, renews or names them until it rises. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { downloadRecord } from '../../contract/download-records.fixture.ts'
import type { DownloadRecord } from '../../contract/download-records.ts'
import { localKeys } from '../../contract/storage-names.ts'
import { downloadMarks } from '../availability/download-marks.ts'
import { applyCeiling } from '../age-ceiling/apply-ceiling.ts'
import { parental } from '../age-ceiling/age-ceiling.ts'
import { createJar } from '../session/session.fixture.ts'
import { becomeUser, becomeVisitor } from '../session/session.ts'
import { downloadTracks } from './download-actions.ts'
import { openDownloadStore } from './download-store.ts'
import { downloads } from './downloads.ts'
import { stubHeldDownloads } from './held-downloads.fixture.ts'

const soundOf = (id: string, grading: number, change: Partial<DownloadRecord> = {}): DownloadRecord => {
  const record = downloadRecord(id, { ...change, source: { kind: 'track', id, title: id } })
  return { ...record, track: { ...record.track, grading, album: { ...record.track.album, id: `of_${id}` } } }
}
const complete = { state: 'kept', size: 0 } as const
const over = { ...complete, validUntil: '2020-01-01T00:00:00.000Z' }
const sounds = [
  soundOf('trk_open', 0, complete),
  soundOf('trk_adult', 40, complete),
  soundOf('trk_adult_over', 40, over),
  soundOf('trk_waiting_adult', 40, { at: 1 }),
  soundOf('trk_waiting', 0, { at: 2 }),
]

let held: ReturnType<typeof stubHeldDownloads>
beforeEach(async () => {
  held = stubHeldDownloads()
  vi.spyOn(console, 'info').mockReturnValue(undefined)
  vi.stubGlobal('document', createJar())
  Object.assign(parental, { isActive: false, maxRating: null })
  const { name, rows } = openDownloadStore('riwaq', 'maya')
  localStorage.setItem(localKeys.downloadsNoted(name), 'some')
  for (const sound of sounds) await rows.put(sound.track.id, sound)
})
afterEach(async () => {
  becomeVisitor()
  await vi.waitFor(() => expect(downloads.sounds).toBeNull())
  Object.assign(parental, { isActive: false, maxRating: null })
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const arrive = async () => {
  becomeUser({ userId: 'maya', roles: ['user'] } as Parameters<typeof becomeUser>[0])
  await vi.waitFor(() => expect(downloads.sounds).toHaveLength(sounds.length))
}
const marked = () =>
  Object.keys({ ...downloadMarks.playable, ...downloadMarks.parts }).filter((id) => /adult/.test(id))
const storedIds = async () => {
  const stored = await openDownloadStore('riwaq', 'maya').rows.list()
  return stored.map(({ track }) => track.id).toSorted()
}
const allIds = sounds.map(({ track }) => track.id).toSorted()

describe('under an age ceiling', () => {
  it('nothing above it is marked as available or fetched, and all of it stays on the disk', async () => {
    await applyCeiling(20)
    await arrive()
    await vi.waitFor(() => expect(held.requested).toEqual(['trk_waiting']))
    expect(marked()).toEqual([])
    expect(await storedIds()).toEqual(allIds)
    // The backend would refuse to renew it, which ends its term.
    expect(downloads.sounds?.find(({ track }) => track.id === 'trk_adult_over')?.validUntil).toBe(
      over.validUntil,
    )
  })

  it('nothing above it is added', async () => {
    await applyCeiling(20)
    await arrive()
    const added = [soundOf('trk_new', 0), soundOf('trk_new_adult', 30)].map(({ track }) => track)
    await downloadTracks(added, { kind: 'album', id: 'alb_1', title: 'Blue' })
    expect(downloads.sounds?.map(({ track }) => track.id)).toContain('trk_new')
    expect(downloads.sounds?.map(({ track }) => track.id)).not.toContain('trk_new_adult')
  })
})

describe('when an age ceiling changes', () => {
  it('a download above it stops, and comes to an end once the ceiling has risen', async () => {
    await arrive()
    await vi.waitFor(() =>
      expect(held.requested).toEqual(expect.arrayContaining(['trk_waiting_adult', 'trk_waiting'])),
    )
    expect(marked()).not.toEqual([])
    await applyCeiling(20)
    expect(marked()).toEqual([])
    held.requested = []
    await applyCeiling(null)
    expect(marked()).toContain('trk_adult')
    await vi.waitFor(() =>
      expect(held.requested).toEqual(expect.arrayContaining(['trk_waiting_adult', 'trk_adult_over'])),
    )
    expect(await storedIds()).toEqual(allIds)
  })
})
