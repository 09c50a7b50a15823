import { hashKey } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import type { PublicScope } from '../../contract/query-keys.ts'
import { matchRoute } from '../../domain/addresses/routing.ts'
import { routeQueriesOf } from '../../domain/route-data.ts'
import { availableLanguage, isAvailableOffline } from './offline-availability.ts'

const scope = { tenant: 'riwaq', lang: 'en', maxRating: 60 } as const
const album = '/music/albums/layan/art_1/desert-light/alb_1'
const namesFor = (path: string, of: PublicScope = scope) => {
  const matched = matchRoute(path)
  return new Set<unknown>((matched ? routeQueriesOf(of, matched) : []).map(({ key }) => `q-${hashKey(key)}`))
}

describe('offline availability', () => {
  it('a page is available when its answer is cached, and no other', () => {
    expect(namesFor(album).size).toBe(1)
    expect(isAvailableOffline(namesFor(album), scope, album)).toBe(true)
    expect(isAvailableOffline(namesFor(album), scope, `${album}?play=1#songs`)).toBe(true)
    expect(isAvailableOffline(namesFor(album), scope, album.replace('alb_1', 'alb_2'))).toBe(false)
    expect(isAvailableOffline(new Set(), scope, '/music/list')).toBe(false)
  })
  it('an answer under another age ceiling makes nothing available', () => {
    const young = { ...scope, maxRating: 30 } as const
    expect(isAvailableOffline(namesFor(album), young, album)).toBe(false)
  })
  it('a page without data is available; an external one, or a video stream, is not', () => {
    expect(isAvailableOffline(new Set(), scope, '/favorites')).toBe(true)
    expect(isAvailableOffline(new Set(), scope, '/no/such/place/at/all')).toBe(false)
    const videoPath = '/video/stream/vid_1'
    expect(matchRoute(videoPath)?.route.screen).toBe('stream')
    expect(isAvailableOffline(namesFor(videoPath), scope, videoPath)).toBe(false)
  })
  it('a page is available in the language it was seen in, in its own before others', () => {
    const arabic = { ...scope, lang: 'ar' } as const
    expect(availableLanguage(namesFor(album), arabic, album)).toBe('en')
    expect(availableLanguage(namesFor(album), scope, album)).toBe('en')
    expect(availableLanguage(namesFor(album, arabic), scope, album)).toBe('ar')
    expect(availableLanguage(new Set([...namesFor(album), ...namesFor(album, arabic)]), arabic, album)).toBe(
      'ar',
    )
    expect(availableLanguage(new Set(), arabic, album)).toBeUndefined()
  })
})
