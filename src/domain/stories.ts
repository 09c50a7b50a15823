import type { Card } from '../contract/content.ts'
import type { StructureNode } from '../contract/structure.ts'
import type { ViewedStories } from '../contract/story-records.ts'
import { ownValue } from '../lib/own-value.ts'

export interface Story {
  id: string
  title: string
  lang?: string | undefined
  slides: readonly Card[]
}
export interface StoryPosition {
  story: number
  slide: number
}

export const storiesIn = (block: StructureNode): Story[] =>
  block.substructure
    .map(({ name, data }) => ({ id: name, title: data.title, lang: data.lang, slides: data.entries }))
    .filter(({ slides }) => slides.length > 0)

export const stepThrough = (
  stories: readonly Story[],
  { story, slide }: StoryPosition,
  by: 1 | -1,
): StoryPosition | null => {
  const next = slide + by
  if (next >= 0 && next < (stories[story]?.slides.length ?? 0)) return { story, slide: next }
  const other = stories[story + by]
  if (by === 1) return other ? { story: story + 1, slide: 0 } : null
  return other ? { story: story - 1, slide: other.slides.length - 1 } : { story, slide: 0 }
}

/** A story that was seen in full starts again; any other continues where it stopped. */
export const openAt = (viewed: ViewedStories, stories: readonly Story[], story: number): StoryPosition => {
  const { id = '', slides = [] } = stories[story] ?? {}
  const progress = ownValue(viewed, id)
  return {
    story,
    slide: !progress || progress.isWatched || progress.index >= slides.length ? 0 : progress.index,
  }
}

export const withSlide = (
  viewed: ViewedStories,
  stories: readonly Story[],
  { story, slide }: StoryPosition,
): ViewedStories => {
  const { id = '', slides = [] } = stories[story] ?? {}
  const isWatched = ownValue(viewed, id)?.isWatched === true || slide === slides.length - 1
  return { ...viewed, [id]: { isWatched, index: slide } }
}

/** The kinds that stories show most; all others open without a name. */
const namedKinds = [
  'album',
  'artist',
  'playlist',
  'musicVideo',
  'podcast',
  'audiobook',
  'series',
  'article',
] as const
export const openedKindOf = ({ kind }: Card) => namedKinds.find((named) => named === kind) ?? 'other'
