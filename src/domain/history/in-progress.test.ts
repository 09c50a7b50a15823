import { describe, expect, it } from 'vitest'
import type { Card } from '../../contract/content.ts'
import { itemsInProgress, itemsToContinue, longFormsFirst } from './in-progress.ts'

const card = (id: string, more: Partial<Card> = {}): Card => ({
  id,
  kind: 'episode',
  slug: id,
  title: id,
  lang: 'en',
  picture: { url: '/img/x/300x0.webp', colours: ['#112233'], deep: '#112233', tone: '#112233' },
  contentType: 'PODCAST_EPISODE',
  grading: 0,
  ...more,
})
const played = (id: string, userCurrentPlaying: number, duration: number) => ({
  card: card(id, { duration }),
  userCurrentPlaying,
  updated: '2026-03-06T12:00:00.000Z',
})
const noon = Date.parse('2026-03-06T12:00:00.000Z')
const place = (id: string, part: number, at: number, grading = 0) => ({
  card: card(id, { kind: 'article', minutes: 4, grading }),
  part,
  at,
})

describe('items in progress', () => {
  it('are partly played or read, newest first, with the remaining time', () => {
    const found = itemsInProgress([played('epi', 30, 120)], [place('atc', 0.5, noon + 1)], 60)
    expect(found.map(({ card: { id }, fraction, secondsLeft }) => [id, fraction, secondsLeft])).toEqual([
      ['atc', 0.5, 120],
      ['epi', 0.25, 90],
    ])
  })
  it('are neither only opened nor nearly finished', () => {
    const heard = [played('opened', 0, 120), played('ended', 110, 120), played('endless', 30, 0)]
    expect(itemsInProgress(heard, [place('opened', 0, noon), place('read', 1, noon)], 60)).toEqual([])
  })
  it('leave out items above the age ceiling', () => {
    expect(itemsInProgress([], [place('atc', 0.5, noon, 40)], 10)).toEqual([])
  })
  it('include videos, and articles read on another device', () => {
    const video = { ...played('vid', 300, 600), card: card('vid', { kind: 'video', duration: 600 }) }
    const glance = { ...video, card: card('glance', { kind: 'video', duration: 600 }), userCurrentPlaying: 4 }
    const text = { ...video, card: card('atc', { kind: 'article', minutes: 4 }), userCurrentPlaying: 60 }
    expect(
      itemsInProgress([video, glance, text], [], 60).map(({ card: { id }, fraction: part }) => [id, part]),
    ).toEqual([
      ['vid', 0.5],
      ['atc', 0.25],
    ])
  })
  it('have the latest position of any device', () => {
    const article = { ...played('atc', 240, 0), card: card('atc', { kind: 'article', minutes: 4 }) }
    expect(itemsInProgress([article], [place('atc', 0.5, noon - 1)], 60)).toEqual([])
    expect(itemsInProgress([article], [place('atc', 0.5, noon + 1)], 60)).toHaveLength(1)
  })
  it('include music played from its start, where it is offered again', () => {
    const song = { ...played('trk', 0, 120), card: card('trk', { kind: 'track', duration: 120 }) }
    const known = [[song, played('epi', 0, 120)], [place('atc', 0, noon)], 60] as const
    expect(itemsInProgress(...known)).toEqual([])
    expect(itemsToContinue(...known).map(({ card: { id } }) => id)).toEqual(['trk'])
  })
  it('have the time that is left of the whole book, not of its chapter', () => {
    const book = { ...played('bok', 240, 3600), part: 'chp', secondsLeft: 2700 }
    const [found] = itemsToContinue(
      [{ ...book, card: card('bok', { kind: 'audiobook', duration: 3600 }) }],
      [],
      60,
    )
    expect(found).toMatchObject({ part: 'chp', secondsLeft: 2700, fraction: 0.25 })
  })
})

describe('long forms', () => {
  const choose = (...kinds: Card['kind'][]) => {
    const { long, music } = longFormsFirst(
      kinds.map((kind, at) => ({ kind, at })),
      4,
    )
    return [long, music].map((items) => items.map(({ at }) => at))
  }
  it('come first and apart from music, also where they are older', () => {
    expect(choose('album', 'episode', 'playlist', 'video')).toEqual([
      [1, 3],
      [0, 2],
    ])
  })
  it('leave one of four places for music, and take all where there is none', () => {
    expect(choose('audiobook', 'episode', 'article', 'video', 'album')).toEqual([[0, 1, 2], [4]])
    expect(choose('audiobook', 'episode', 'article', 'video', 'video')).toEqual([[0, 1, 2, 3], []])
    expect(choose('album', 'album', 'track', 'artist', 'playlist')).toEqual([[], [0, 1, 2, 3]])
  })
  it('are no clips of songs', () => {
    expect(choose('musicVideo')).toEqual([[], [0]])
  })
})
