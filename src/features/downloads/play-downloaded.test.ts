/** Where a tap on the row of a downloaded show or book goes on. */
import { expect, it } from 'vitest'
import type { Track } from '../../contract/content.ts'
import type { PartOrder } from '../../contract/parts.ts'
import { withPendingPositions } from '../../state/player/playback-positions.ts'
import { downloadRecord } from '../../contract/download-records.fixture.ts'
import { queueOfRow, resumeIn } from './play-downloaded.ts'

const by = { id: 'aut_1', slug: 'by', name: 'By' }
const part = (number: number): Track => ({
  id: `part-${number}`,
  kind: 'chapter',
  slug: 'part',
  title: `Part ${number}`,
  lang: 'en',
  picture: { url: '/img/a/320x0.webp', colours: ['#221155'], deep: '#221155', tone: '#443388' },
  contentType: 'PODCAST',
  grading: 0,
  providerId: 'demo',
  prices: [],
  collectionInfo: { articleId: 'a' },
  album: { id: 'whole', slug: 'whole', title: 'Whole', lang: 'en', artist: by },
  number,
  guests: [],
  duration: 600,
})

/** What was played, newest first, as part and second; the list's order, what plays, and from which second. */
const play = (order: PartOrder, ...heard: (readonly [number, number])[]) => {
  const reported = heard.map(([number, second]) => ({
    id: `part-${number}`,
    userCurrentPlaying: second,
    duration: 600,
  }))
  const { parts, at, start } = resumeIn([1, 3, 2].map(part), withPendingPositions(reported, []), order)
  return [parts.map(({ number }) => number), parts[at]?.number, start]
}

it('resumes at the part and second where it stopped, also where another was started', () => {
  expect(play('asc', [2, 90], [1, 30])).toEqual([[1, 2, 3], 2, 90])
})
it('continues after a finished part, in the order of the list', () => {
  expect(play('asc', [1, 600])).toEqual([[1, 2, 3], 2, undefined])
  expect(play('desc', [2, 600])).toEqual([[3, 2, 1], 1, undefined])
})
it('plays after the last part the first unplayed one, else the first', () => {
  expect(play('desc', [1, 600], [3, 600])).toEqual([[3, 2, 1], 2, undefined])
  expect(play('asc', [3, 600], [2, 600], [1, 600])).toEqual([[1, 2, 3], 1, undefined])
})
it('skips the last played part when it is not downloaded', () => {
  expect(play('asc', [9, 90], [2, 90])).toEqual([[1, 2, 3], 2, 90])
})

const record = (id: string, more: object = {}) => ({ ...downloadRecord(id), validUntil: null, ...more })
const ownRow = (id: string) => ({
  playable: [record(id).track],
  source: { kind: 'track' as const, id, title: id },
})
const list = [record('a'), record('b'), record('c')].map(({ track }) => track)

it('a downloaded song goes on with the songs of the other rows', () => {
  const downloadList = { kind: 'shelf', id: 'downloads', title: 'Downloads' }
  expect(queueOfRow(ownRow('b'), list, 'Downloads')).toEqual([list, 1, downloadList])
})
it('a downloaded album plays itself, and so does an episode of its own', () => {
  const album = { playable: list.slice(1), source: { kind: 'album' as const, id: 'b', title: 'B' } }
  expect(queueOfRow(album, list, 'Downloads')).toEqual([album.playable, 0, album.source])
  const episode = { playable: [part(1)], source: { kind: 'track' as const, id: 'part-1', title: 'Part 1' } }
  expect(queueOfRow(episode, list, 'Downloads')).toEqual([episode.playable, 0, episode.source])
})
