import { describe, expect, it } from 'vitest'
import type { PurchaseOption } from '../../contract/playback.ts'
import { endPathOf, playbackPathOf } from './playback-path.ts'

const plan: PurchaseOption = { type: 'SUBSCRIPTION' }
const base = { url: '/media/a.mp3', isPreview: false, purchase: [], ticket: 't' }

describe('after POST song', () => {
  it('plays an item with a URL, in full or as a preview', () => {
    expect(playbackPathOf(base)).toEqual({
      action: 'play',
      url: '/media/a.mp3',
      ticket: 't',
      isPreview: false,
    })
    expect(playbackPathOf({ ...base, isPreview: true, purchase: [plan] })).toMatchObject({
      action: 'play',
      isPreview: true,
    })
  })
  it('offers the purchase of a track without URL that has options, and does not play it [PLAYER-15] [AMBIG-101]', () => {
    for (const isPreview of [true, false])
      expect(playbackPathOf({ ...base, url: null, isPreview, purchase: [plan] })).toEqual({
        action: 'openPurchase',
        options: [plan],
      })
  })
  it('closes the player for a track without URL and without options [PLAYER-16]', () => {
    expect(playbackPathOf({ ...base, url: null })).toEqual({ action: 'closePlayer' })
    expect(playbackPathOf({ ...base, url: '' })).toEqual({ action: 'closePlayer' })
  })
})

describe('after the end of a track', () => {
  const ended = { isPreview: true, purchase: [], ownedOnly: false, loop: 'OFF' as const }
  it('opens the options of a preview that has some [PLAYER-11]', () => {
    expect(endPathOf({ ...ended, purchase: [plan], ownedOnly: true })).toEqual({
      action: 'openPurchase',
      options: [plan],
    })
  })
  it('runs the consume check for a preview without options [PLAYER-12]', () => {
    expect(endPathOf(ended)).toEqual({ action: 'consumeCheck' })
  })
  it('runs no consume check where the tenant sells owned items only [PLAYER-13]', () => {
    expect(endPathOf({ ...ended, ownedOnly: true })).toEqual({ action: 'next' })
  })
  it('applies the rule of a preview before REPEAT_ONE [AMBIG-100]', () => {
    const one = { ...ended, loop: 'REPEAT_ONE' as const }
    expect(endPathOf({ ...one, purchase: [plan] }).action).toBe('openPurchase')
    expect(endPathOf(one).action).toBe('consumeCheck')
    expect(endPathOf({ ...one, ownedOnly: true }).action).toBe('replay')
  })
  it('replays a full track under REPEAT_ONE and else continues', () => {
    const full = { ...ended, isPreview: false }
    expect(endPathOf({ ...full, loop: 'REPEAT_ONE' })).toEqual({ action: 'replay' })
    expect(endPathOf({ ...full, loop: 'REPEAT_ALL' })).toEqual({ action: 'next' })
    expect(endPathOf({ ...full, purchase: [plan] })).toEqual({ action: 'next' })
  })
})
