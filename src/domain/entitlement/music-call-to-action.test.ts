import { describe, expect, it } from 'vitest'
import { musicCallToActionOf } from './music-call-to-action.ts'
import { playLabelOf } from '../player/play-label.ts'

const now = new Date('2026-05-01T00:00:00Z')
const plan = { id: 1, contingents: [{ contentTypes: ['FULL_TRACK_MUSIC'] }] }
const games = { id: 2, contingents: [{ contentTypes: ['GAME'] }] }
const user = { isGuest: false, held: [], plans: [plan, games], now } as const
const holds = (typeId: number) => ({ ...user, held: [{ typeId, state: 'ACTIVE', endDate: null }] })

describe('the call to action of music [AMBIG-103]', () => {
  it.each([
    ['a guest signs in', 'album', { isGuest: true } as const, 'music.signIn'],
    ['without a plan: to the plans', 'album', user, 'music.NoActiveSubscriptionBtn'],
    ['a plan for games is none for music', 'track', holds(2), 'music.NoActiveSubscriptionBtn'],
    ['a plan plays an album', 'album', holds(1), 'play'],
    ['a plan plays a whole playlist', 'playlist', holds(1), 'playAll'],
    ['a plan listens to an act', 'artist', holds(1), 'music.ListenNow'],
    ['no plan for music is sold: it plays', 'track', { ...user, plans: [games] }, 'play'],
  ])('%s', (_, kind, listener, call) => {
    expect(musicCallToActionOf(kind, listener)).toBe(call)
  })
  it('is on the button of every playable kind', () => {
    expect(['track', 'album', 'playlist', 'artist', 'liked'].map(playLabelOf)).toEqual([
      'play',
      'play',
      'playAll',
      'music.ListenNow',
      'play',
    ])
  })
})
