import { describe, expect, it } from 'vitest'
import type { Card } from '../contract/content.ts'
import { type StoryPosition, openAt, stepThrough, withSlide } from './stories.ts'

const card = (id: string): Card => ({
  id,
  kind: 'album',
  slug: id,
  title: id,
  lang: 'en',
  picture: { url: '/img/x/300x0.webp', colours: ['#112233'], deep: '#112233', tone: '#112233' },
  contentType: 'MUSIC_ALBUM',
  grading: 0,
})
const stories = [
  { id: 'new', title: 'New', slides: [card('a'), card('b')] },
  { id: 'old', title: 'Old', slides: [card('c')] },
]
const at = (story: number, slide: number): StoryPosition => ({ story, slide })

describe('navigation through stories', () => {
  it.each([
    ['on to the next slide', at(0, 0), 1, at(0, 1)],
    ['on to the next story', at(0, 1), 1, at(1, 0)],
    ['out behind the last', at(1, 0), 1, null],
    ['back to the slide before', at(0, 1), -1, at(0, 0)],
    ['back to the end of the story before', at(1, 0), -1, at(0, 1)],
    ['nowhere before the first', at(0, 0), -1, at(0, 0)],
  ] as const)('leads %s', (_, from, by, to) => {
    expect(stepThrough(stories, from, by)).toEqual(to)
  })
})

describe('viewed stories', () => {
  it('store the last slide of each story, and whether it was finished', () => {
    const half = withSlide({}, stories, at(0, 0))
    expect(half).toEqual({ new: { isWatched: false, index: 0 } })
    expect(withSlide(half, stories, at(0, 1))).toEqual({ new: { isWatched: true, index: 1 } })
  })
  it('stay watched while viewed again', () => {
    const watched = { new: { isWatched: true, index: 1 } }
    expect(withSlide(watched, stories, at(0, 0))).toEqual({ new: { isWatched: true, index: 0 } })
  })
  it('resume where they stopped, and restart once finished', () => {
    expect(openAt({ new: { isWatched: false, index: 1 } }, stories, 0)).toEqual(at(0, 1))
    expect(openAt({ new: { isWatched: true, index: 1 } }, stories, 0)).toEqual(at(0, 0))
    expect(openAt({ new: { isWatched: false, index: 9 } }, stories, 0)).toEqual(at(0, 0))
  })
})
