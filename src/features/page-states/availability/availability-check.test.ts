import { describe, expect, it } from 'vitest'
import { createAvailabilityCheck } from './availability-check.ts'

let opened: string[] = []
const check = createAvailabilityCheck({
  isPageAvailable: (path) => {
    opened.push(path)
    return path === '/music/albums/seen'
  },
  complete: new Set(['trk_1']),
  playable: { trk_1: true, alb_1: true },
})

describe('without a connection', () => {
  it('an address is available where its page opens, whatever follows the path', () => {
    expect(check('/music/albums/seen')).toBe(true)
    expect(check('/music/albums/seen?play=1#songs')).toBe(true)
    expect(check('/music/albums/unseen')).toBe(false)
  })
  it('the address of a downloaded song is available though its page was never opened', () => {
    expect(check('/music/tracks/tidal/trk_1')).toBe(true)
    expect(check('/music/tracks/tidal/trk_2')).toBe(false)
  })
  it('an id is available where something of it is downloaded', () => {
    expect(['trk_1', 'alb_1', 'trk_2', 'toString'].map(check)).toEqual([true, true, false, false])
  })
  it('another site, a number or a mail address is not', () => {
    expect(['https://riwaq.example/music/albums/seen', 'tel:+491', 'mailto:a@b'].map(check)).toEqual([
      false,
      false,
      false,
    ])
  })
  it('each path is looked up once', () => {
    opened = []
    check('/music/albums/long')
    check('/music/albums/long?from=home')
    expect(opened).toEqual(['/music/albums/long'])
  })
})
