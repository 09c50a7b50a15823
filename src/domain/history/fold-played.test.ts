import { describe, expect, it } from 'vitest'
import type { Kind } from '../../contract/kinds.ts'
import { type Membership, type PlayedItem, foldPlayed } from './fold-played.ts'

const minute = 60
/** The later in the list, the longer ago. */
const inOrder = (...items: Partial<PlayedItem>[]): PlayedItem[] =>
  items.map((item, ago) => ({
    id: 'x',
    kind: 'track' as Kind,
    length: 30 * minute,
    position: 10 * minute,
    at: 1000 - ago,
    album: null,
    ...item,
  }))
const song = (id: string, album: string | null = 'alb') =>
  ({ id, kind: 'track', album, position: 0 }) as const
const inside = (parent: string, ...children: string[]): Membership[] =>
  children.map((child) => ({ child, parent }))
const ids = (items: PlayedItem[], memberships: Membership[] = []) =>
  foldPlayed(items, memberships).map(({ id }) => id)

describe('what was played', () => {
  it('has four songs of one album as that album, with the song heard last, and the book behind it', () => {
    const played = inOrder(
      song('four'),
      song('three'),
      song('two'),
      song('one'),
      { id: 'alb', kind: 'album', position: 0 },
      { id: 'chapter', kind: 'chapter' },
    )
    const folded = foldPlayed(played, [
      ...inside('alb', 'one', 'two', 'three', 'four'),
      ...inside('book', 'chapter'),
    ])
    expect(folded).toEqual([
      { id: 'alb', kind: 'album', position: 0, at: 1000, part: 'four' },
      { id: 'book', kind: 'audiobook', position: 10 * minute, at: 995, part: 'chapter' },
    ])
  })

  it('has an album and its song of the same name once, also where the album was started after the song', () => {
    const memberships = inside('alb', 'song')
    expect(ids(inOrder(song('song'), { id: 'alb', kind: 'album' }), memberships)).toEqual(['alb'])
    const again = foldPlayed(inOrder({ id: 'alb', kind: 'album' }, song('song')), memberships)
    expect(again).toEqual([{ id: 'alb', kind: 'album', position: 0, at: 1000, part: 'song' }])
  })

  it('has a song in the list that was started last before it, not in its album', () => {
    const lists = [...inside('morning', 'song'), ...inside('evening', 'song')]
    const played = inOrder({ id: 'evening', kind: 'playlist' }, song('song'), {
      id: 'morning',
      kind: 'playlist',
    })
    expect(foldPlayed(played, lists).map(({ id, part }) => [id, part])).toEqual([
      ['evening', undefined],
      ['morning', 'song'],
    ])
  })

  it('has a song from a chart as its album, and one without an album as itself', () => {
    expect(ids(inOrder(song('hit', 'hits'), song('demo', null)))).toEqual(['hits', 'demo'])
  })

  it('has a book once, with the chapter heard last', () => {
    const played = inOrder(
      { id: 'second', kind: 'chapter' },
      { id: 'first', kind: 'chapter' },
      { id: 'book', kind: 'audiobook', position: 0 },
    )
    expect(foldPlayed(played, inside('book', 'first', 'second'))).toEqual([
      { id: 'book', kind: 'audiobook', position: 10 * minute, at: 1000, part: 'second' },
    ])
  })

  it('has of a show or a series the newest part in progress, and nothing where all are finished', () => {
    const ended = { position: 30 * minute - 2 }
    const played = inOrder(
      { id: 'show', kind: 'podcast', position: 0 },
      { id: 'ended', kind: 'episode', ...ended },
      { id: 'going', kind: 'episode' },
      { id: 'older', kind: 'episode' },
      { id: 'series', kind: 'series', position: 0 },
      { id: 'film', kind: 'video' },
      { id: 'pilot', kind: 'video' },
      { id: 'finale', kind: 'video', ...ended },
    )
    const memberships = [...inside('show', 'ended', 'going', 'older'), ...inside('series', 'pilot')]
    expect(ids(played, [...memberships, ...inside('other', 'finale')])).toEqual(['going', 'film', 'pilot'])
  })
})
