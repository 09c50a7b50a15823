import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Track } from '../../contract/content.ts'
import { snackbar } from '../../state/notifications/snackbar.ts'
import { player } from '../../state/player/player.ts'
import { downloadRecord } from '../../contract/download-records.fixture.ts'
import { notifyPlaybackFailure } from './notify-playback-failure.ts'

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => {
  vi.unstubAllGlobals()
  Object.assign(player, { queue: [], index: -1 })
  snackbar.current = null
})

const keysFor = (kind: Track['kind']) => {
  Object.assign(player, { queue: [{ ...downloadRecord('trk_1').track, kind }], index: 0 })
  notifyPlaybackFailure(null)
  return snackbar.current?.key
}

it('only a song that fails is called a song', () => {
  expect(keysFor('track')).toEqual(['player.failed'])
  expect(keysFor('episode')).toEqual(['structure.playFailed'])
  expect(keysFor('chapter')).toEqual(['structure.playFailed'])
})
