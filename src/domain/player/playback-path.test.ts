import { describe, expect, it } from 'vitest'
import type { PurchaseOption } from '../../contract/playback.ts'
import { endPathOf, playbackPathOf } from './playback-path.ts'

const plan: PurchaseOption = { type: 'SUBSCRIPTION' }
const base = { url: '/media/a.mp3', isPreview: false, purchase: [], ticket: 't' }

describe('after POST song', () => {
  it('plays an item with a URL, in full or as a preview', () => {
    expect(playbackPathOf(base)).toEqual({ go: 'play', url: '/media/a.mp3', ticket: 't', isPreview: false })
    expect(playbackPathOf({ ...base, isPreview: true, purchase: [plan] })).toMatchObject({
      go: 'play',
      isPreview: true,
    })
  })
  it('offers the purchase of a track without URL that has options, and does not play it [PLAYER-15] [AMBIG-101]', () => {
    for (const isPreview of [true, false])
      expect(playbackPathOf({ ...base, url: null, isPreview, purchase: [plan] })).toEqual({
        go: 'openPurchase',
        options: [plan],
      })
  })
  it('closes the player for a track without URL and without options [PLAYER-16]', () => {
    expect(playbackPathOf({ ...base, url: null })).toEqual({ go: 'closePlayer' })
    expect(playbackPathOf({ ...base, url: '' })).toEqual({ go: 'closePlayer' })
  })
})

describe('after the end of a track', () => {
  const ended = { isPreview: true, purchase: [], ownedOnly: false, loop: 'OFF' as const }
  it('opens the options of a preview that has some [PLAYER-11]', () => {
    expect(endPathOf({ ...ended, purchase: [plan], ownedOnly: true })).toEqual({
      go: 'openPurchase',
      options: [plan],
    })
  })
  it('runs the consume check for a preview without options [PLAYER-12]', () => {
    expect(endPathOf(ended)).toEqual({ go: 'consumeCheck' })
  })
  it('runs no consume check where the tenant sells owned items only [PLAYER-13]', () => {
    expect(endPathOf({ ...ended, ownedOnly: true })).toEqual({ go: 'next' })
  })
  it('applies the rule of a preview before REPEAT_ONE [AMBIG-100]', () => {
    const one = { ...ended, loop: 'REPEAT_ONE' as const }
    expect(endPathOf({ ...one, purchase: [plan] }).action).toBe('openPurchase')
    expect(endPathOf(one).action).toBe('consumeCheck')
    expect(endPathOf({ ...one, ownedOnly: true }).action).toBe('replay')
  })
  it('replays a full track under REPEAT_ONE and else continues', () => {
    const whole = { ...ended, isPreview: false }
    expect(endPathOf({ ...whole, loop: 'REPEAT_ONE' })).toEqual({ go: 'replay' })
    expect(endPathOf({ ...whole, loop: 'REPEAT_ALL' })).toEqual({ go: 'next' })
    expect(endPathOf({ ...whole, purchase: [plan] })).toEqual({ go: 'next' })
  })
})
