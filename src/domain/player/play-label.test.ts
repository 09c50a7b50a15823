import { describe, expect, it } from 'vitest'
import { type Holdings, entitlementOf } from '../entitlement.ts'
import { musicCallToActionOf, playLabelOf } from './play-label.ts'

const now = new Date('2026-05-01T00:00:00Z')
const plan = { id: 1, contingents: [{ contentTypes: ['FULL_TRACK_MUSIC'] }] }
const games = { id: 2, contingents: [{ contentTypes: ['GAME'] }] }
const holding = (typeId: number): Holdings => ({
  plans: [{ typeId, state: 'ACTIVE', subState: null, endDate: null }],
})
const callTo = (kind: string, holdings: Holdings | null, plans = [plan, games]) =>
  musicCallToActionOf(kind, entitlementOf({ item: { kind: 'track' }, holdings, plans, now }).action)

describe('the call to action of music [AMBIG-103]', () => {
  it.each([
    ['a guest signs in', 'album', null, 'music.signIn'],
    ['without a plan: to the plans', 'album', { plans: [] }, 'music.NoActiveSubscriptionBtn'],
    ['a plan for games is none for music', 'track', holding(2), 'music.NoActiveSubscriptionBtn'],
    ['a plan plays an album', 'album', holding(1), 'play'],
    ['a plan plays a whole playlist', 'playlist', holding(1), 'playAll'],
    ['a plan listens to an act', 'artist', holding(1), 'music.ListenNow'],
  ])('%s', (_, kind, holdings, call) => {
    expect(callTo(kind, holdings)).toBe(call)
  })
  it('no plan for music is sold: it plays', () => {
    expect(callTo('track', { plans: [] }, [games])).toBe('play')
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
