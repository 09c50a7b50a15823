import { describe, expect, it } from 'vitest'
import { likeTypes } from '../contract/like-types.ts'
import { likedTabs, shownWith, tabsOf } from './liked-tabs.ts'

describe('the tabs of the favourites', () => {
  it('show every type of a like', () => {
    for (const type of likeTypes) expect(Object.values(likedTabs)).toContain(shownWith(type))
  })
  it('show a chapter among the books and a game of the cloud among the games', () => {
    expect(shownWith('audiobookChapters')).toEqual(['audiobooks', 'audiobookChapters'])
    expect(shownWith('cloudGames')).toContain('games')
  })
  it('are hidden with their feature, and all of them with the likes', () => {
    expect(tabsOf({})).toEqual(Object.keys(likedTabs))
    expect(tabsOf({ podcasts: false })).not.toContain('podcasts')
    expect(tabsOf({ podcasts: false })).toContain('audiobooks')
    expect(tabsOf({ likes: false })).toEqual([])
  })
})
