import { describe, expect, it } from 'vitest'
import { playerKeyOf, playerKeys, stepOf } from './player-keys.ts'

describe('the player shortcuts', () => {
  it('each do one thing, in capitals too', () => {
    const all = playerKeys.flatMap(({ keys }) => keys)
    expect(new Set(all).size).toBe(all.length)
    expect(['K', ' ', 'n', 'P', 'm', 'q', 'F', '/', '?', '؟'].map((key) => playerKeyOf(key, false))).toEqual([
      'toggle',
      'toggle',
      'next',
      'previous',
      'mute',
      'queue',
      'full',
      'search',
      'help',
      'help',
    ])
    expect(['x', 'Enter', 'Escape', 'ArrowUp'].map((key) => playerKeyOf(key, false))).toEqual([
      null,
      null,
      null,
      null,
    ])
  })
  it('follow the direction of the slider: in Arabic the left arrow seeks forward, the letters stay', () => {
    expect([playerKeyOf('ArrowLeft', false), playerKeyOf('ArrowLeft', true)]).toEqual(['back', 'forward'])
    expect([playerKeyOf('ArrowRight', true), playerKeyOf('j', true)]).toEqual(['back', 'skipBack'])
  })
  it('skip as far as the buttons of podcasts and audiobooks do, and ten seconds in a song', () => {
    expect(['skipBack', 'skipForward'].map((does) => stepOf(does as 'skipBack', true))).toEqual([-15, 30])
    expect(['skipBack', 'skipForward'].map((does) => stepOf(does as 'skipBack', false))).toEqual([-10, 10])
    expect(stepOf('next', true)).toBeNull()
  })
})
