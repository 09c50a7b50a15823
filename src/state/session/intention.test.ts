import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createStorage } from '../../lib/storage.fixture.ts'
import {
  findIntention,
  findPlayIntention,
  intentionMaxAgeMs,
  removeIntention,
  saveIntention,
} from './intention.ts'

const play = {
  kind: 'play',
  source: { kind: 'album', id: 'alb_1' },
  track: 'trk_1',
  address: '/ar/music/albums/a/b',
} as const
const like = {
  kind: 'like',
  item: { kind: 'album', id: 'alb_1', title: 'Desert Light' },
  address: '/music/albums/a/b',
} as const

beforeEach(() => {
  globalThis.sessionStorage = createStorage()
  globalThis.localStorage = createStorage()
})

describe('a guest’s Play', () => {
  it('is available at its address until it is dropped', () => {
    saveIntention('riwaq', play, 1000)
    expect(findPlayIntention('riwaq', '/', 1500)).toBeNull()
    for (const now of [2000, 3000])
      expect(findPlayIntention('riwaq', play.address, now)).toMatchObject({
        source: { kind: 'album', id: 'alb_1' },
        track: 'trk_1',
      })
    removeIntention('riwaq')
    expect(findPlayIntention('riwaq', play.address, 3000)).toBeNull()
  })
  it('is available at the same page in another language', () => {
    saveIntention('riwaq', play, 1000)
    for (const address of ['/music/albums/a/b', '/fr/music/albums/a/b'])
      expect(findPlayIntention('riwaq', address, 1001)).toMatchObject({ track: 'trk_1' })
    expect(findPlayIntention('riwaq', '/fr/music/albums/a', 1001)).toBeNull()
  })
  it('survives a tab that was closed meanwhile', () => {
    saveIntention('riwaq', play, 1000)
    globalThis.sessionStorage = createStorage()
    expect(findPlayIntention('riwaq', play.address, 1001)).toMatchObject({ track: 'trk_1' })
  })
  it('has the songs of a list without a page of its own', () => {
    const list = { title: 'Favourites', ids: ['trk_0', 'trk_1'] }
    saveIntention('riwaq', { ...play, source: { kind: 'shelf', id: 'favourites' }, list }, 1000)
    expect(findPlayIntention('riwaq', play.address, 1001)?.list).toEqual(list)
  })
  it('of a tap on an earlier build is found as well, and dropped with the rest', () => {
    const earlier = { kind: 'album', id: 'alb_1', track: 'trk_1', address: play.address, at: 1000 }
    sessionStorage.setItem('prepared-play:riwaq', JSON.stringify(earlier))
    expect(findPlayIntention('riwaq', play.address, 1001)).toEqual({ ...play, at: 1000 })
    removeIntention('riwaq')
    expect(sessionStorage.getItem('prepared-play:riwaq')).toBeNull()
  })
})

describe('a guest’s like', () => {
  it('is available on every page', () => {
    saveIntention('riwaq', like, 1000)
    expect(findIntention('riwaq', 'like', 1001)).toEqual({ ...like, at: 1000 })
    expect(findPlayIntention('riwaq', like.address, 1001)).toBeNull()
  })
  it('is replaced by a later Play', () => {
    saveIntention('riwaq', like, 1000)
    saveIntention('riwaq', play, 1001)
    expect(findIntention('riwaq', 'like', 1002)).toBeNull()
    expect(findPlayIntention('riwaq', play.address, 1002)).toMatchObject({ track: 'trk_1' })
  })
})

describe('an intention', () => {
  it('is not given to another tenant', () => {
    saveIntention('riwaq', play, 1000)
    expect(findPlayIntention('nour', play.address, 1001)).toBeNull()
  })
  it('expires after half an hour and leaves nothing on the device', () => {
    saveIntention('riwaq', like, 0)
    expect(findIntention('riwaq', 'like', intentionMaxAgeMs)).not.toBeNull()
    expect(findIntention('riwaq', 'like', intentionMaxAgeMs + 1)).toBeNull()
    expect(localStorage.getItem('intention:riwaq')).toBeNull()
  })
  it('is dropped when corrupt, of another kind, or for an address of another site', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
    const other = [
      '{"kind":"play"',
      JSON.stringify({ ...like, kind: 'buy', at: 0 }),
      JSON.stringify({ ...play, address: 'https://evil.example/', at: 0 }),
    ]
    for (const stored of other) {
      localStorage.setItem('intention:riwaq', stored)
      expect(findPlayIntention('riwaq', play.address, 1)).toBeNull()
      expect(localStorage.getItem('intention:riwaq')).toBeNull()
    }
    expect(warn).toHaveBeenCalledTimes(other.length)
    warn.mockRestore()
  })
})
