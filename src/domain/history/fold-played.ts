/**
 * What was played, as a listener thinks of it: songs as the album or playlist they were played from, chapters as their
 * book, of a show or a series the part that is in progress. Otherwise four songs of one album would be four things to
 * continue.
 */
import type { Kind } from '../../contract/kinds.ts'
import { isUnfinished } from './in-progress.ts'

export interface PlayedItem {
  id: string
  kind: Kind
  /** Seconds. */
  length: number
  position: number
  at: number
  /** Of a song. */
  album: string | null
}
/** A song in a list that was played too, or the collection of a chapter, an episode or a video. */
export interface Membership {
  child: string
  parent: string
}
export interface FoldedItem {
  id: string
  kind: Kind
  position: number
  at: number
  /** The item of it that was played last. */
  part?: string
}

interface Played {
  rows: ReadonlyMap<string, PlayedItem>
  parentsOf: ReadonlyMap<string, readonly string[]>
}

/** The list that was started last before the song; a song that came from none belongs to its album. */
const listOfSong = (song: PlayedItem, { rows, parentsOf }: Played): FoldedItem => {
  const lists = (parentsOf.get(song.id) ?? [])
    .flatMap((id) => rows.get(id) ?? [])
    .filter(({ kind }) => foldRules[kind] === foldList)
    .toSorted((a, b) => Number(b.at <= song.at) - Number(a.at <= song.at) || b.at - a.at)
  const [list] = lists
  const { at, album } = song
  const target = list ?? (album === null ? undefined : { id: album, kind: 'album' as const })
  return target
    ? { id: target.id, kind: target.kind, position: 0, at, part: song.id }
    : { id: song.id, kind: song.kind, position: song.position, at }
}

/** Null for what is not continued itself; `group`: of each only the newest counts. */
type FoldRule = (item: PlayedItem, played: Played) => { group: string; folded: FoldedItem } | null

const foldSong: FoldRule = (song, played) => {
  const folded = listOfSong(song, played)
  return { group: folded.id, folded }
}
const foldList: FoldRule = ({ id, kind, position, at }) => ({ group: id, folded: { id, kind, position, at } })
const foldPart: FoldRule = ({ id, kind, position, at, length }, { parentsOf }) => {
  const [parent] = parentsOf.get(id) ?? []
  if (parent && !isUnfinished({ kind, length, heard: position })) return null
  return { group: parent ?? id, folded: { id, kind, position, at } }
}
const foldChapter: FoldRule = (chapter, played) => {
  const { id, position, at } = chapter
  const [book] = played.parentsOf.get(id) ?? []
  return book
    ? { group: book, folded: { id: book, kind: 'audiobook', position, at, part: id } }
    : foldPart(chapter, played)
}
/** It is continued with one of its parts. */
const foldCollection: FoldRule = () => null

const foldRules: Record<Kind, FoldRule> = {
  track: foldSong,
  album: foldList,
  artist: foldList,
  playlist: foldList,
  musicVideo: foldPart,
  podcast: foldCollection,
  episode: foldPart,
  audiobook: foldPart,
  chapter: foldChapter,
  author: foldPart,
  video: foldPart,
  series: foldCollection,
  game: foldPart,
  onlineGame: foldPart,
  cloudGame: foldPart,
  article: foldPart,
  news: foldPart,
  app: foldPart,
  partner: foldPart,
  service: foldPart,
  voucher: foldPart,
  voucherBook: foldPart,
  tournament: foldPart,
  challenge: foldPart,
}

/** `items` newest first; so is the answer. */
export const foldPlayed = (
  items: readonly PlayedItem[],
  memberships: readonly Membership[],
): FoldedItem[] => {
  const parentsOf = new Map<string, string[]>()
  for (const { child, parent } of memberships) parentsOf.set(child, [...(parentsOf.get(child) ?? []), parent])
  const played = { rows: new Map(items.map((item) => [item.id, item])), parentsOf }
  const groups = new Map<string, FoldedItem>()
  for (const item of items) {
    const one = foldRules[item.kind](item, played)
    if (!one) continue
    const known = groups.get(one.group)
    if (!known) groups.set(one.group, one.folded)
    else if (known.part === undefined && one.folded.part !== undefined)
      groups.set(one.group, { ...known, ...one.folded, at: known.at })
  }
  return [...groups.values()]
}
