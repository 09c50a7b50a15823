import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Track } from '../../contract/content.ts'
import { snackbar } from '../../state/notifications/snackbar.ts'
import { player } from '../../state/player/player.ts'
import { downloadRecord } from '../../contract/download-records.fixture.ts'
import { UnsupportedSoundError } from '../../state/player/sound-support.ts'
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

it('a format that this browser does not play is no matter of trying again', () => {
  notifyPlaybackFailure(new UnsupportedSoundError('Desert Light'))
  expect(snackbar.current).toMatchObject({ key: 'player.unsupported', values: { title: 'Desert Light' } })
})
