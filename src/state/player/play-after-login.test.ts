import { beforeEach, describe, expect, it } from 'vitest'
import { createStorage } from '../../lib/storage.fixture.ts'
import {
  removePlayAfterLogin,
  findPlayAfterLogin,
  savePlayAfterLogin,
  playAfterLoginMaxAgeMs,
} from './play-after-login.ts'

const play = { kind: 'album', id: 'alb_1', track: 'trk_1', address: '/ar/music/albums/a/b' } as const

describe('a prepared play', () => {
  beforeEach(() => {
    globalThis.sessionStorage = createStorage()
  })
  it('is available at its address until it is dropped', () => {
    savePlayAfterLogin('riwaq', play, 1000)
    expect(findPlayAfterLogin('riwaq', '/', 1500)).toBeNull()
    for (const now of [2000, 3000])
      expect(findPlayAfterLogin('riwaq', play.address, now)).toMatchObject({ id: 'alb_1', track: 'trk_1' })
    removePlayAfterLogin('riwaq')
    expect(findPlayAfterLogin('riwaq', play.address, 3000)).toBeNull()
  })
  it('is not given to another tenant', () => {
    savePlayAfterLogin('riwaq', play, 1000)
    expect(findPlayAfterLogin('nour', play.address, 1001)).toBeNull()
  })
  it('expires after half an hour', () => {
    savePlayAfterLogin('riwaq', play, 0)
    expect(findPlayAfterLogin('riwaq', play.address, playAfterLoginMaxAgeMs + 1)).toBeNull()
  })
  it('has the songs of a list without a page of its own, and a record without them is read as well', () => {
    const list = { title: 'Favourites', ids: ['trk_0', 'trk_1'] }
    savePlayAfterLogin('riwaq', { ...play, kind: 'shelf', id: 'favourites', list }, 1000)
    expect(findPlayAfterLogin('riwaq', play.address, 1001)?.list).toEqual(list)
    savePlayAfterLogin('riwaq', play, 1000)
    expect(findPlayAfterLogin('riwaq', play.address, 1001)).toEqual({ ...play, at: 1000 })
  })
  it('is dropped when corrupt', () => {
    sessionStorage.setItem('prepared-play:riwaq', '{"kind":"album"')
    expect(findPlayAfterLogin('riwaq', play.address)).toBeNull()
    expect(sessionStorage.getItem('prepared-play:riwaq')).toBeNull()
  })
})
