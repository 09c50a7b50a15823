/**
 * The part of an answer that a document includes: as much as its first view shows. The page loads the full answer when
 * it is idle; cards then grow at the far end of their shelves, and nothing on screen moves.
 */
import * as v from 'valibot'
import type { Card } from '../../../src/contract/content.ts'
import type { Kind } from '../../../src/contract/kinds.ts'
import type { Picture } from '../../../src/contract/shared.ts'
import type { StructureNode } from '../../../src/contract/structure.ts'
import type { Queries } from './content.ts'

/** Cards that common screens show without horizontal scrolling: of the first shelf, and of those below the fold. */
const firstShelf = 8
const lateShelf = 4

/** A card uses its picture's first colour; the others are for the item's page. */
type TrimmedPicture = Omit<Picture, 'deep' | 'tone'>
const trimPicture = ({ url, alt, tiny, colours: [first = '#000000'] }: Picture): TrimmedPicture => ({
  url,
  alt,
  tiny,
  colours: [first],
})

/** Kinds whose card shows a count, and a duration. */
const counted: readonly Kind[] = ['playlist', 'series']
const timed: readonly Kind[] = ['track', 'episode', 'chapter', 'video']

/** Kinds whose card shows another field under its title, if it has one. */
const kindsWithoutSubtitle: readonly Kind[] = ['article', 'news', 'video', 'series', 'playlist', 'audiobook']
const showsSubTitle = ({ kind, by, minutes, duration, count }: Card) =>
  !kindsWithoutSubtitle.includes(kind) || !(by ?? minutes ?? duration ?? count)

/** Without fields that a card does not show. */
type TrimmedCard = Omit<Card, 'contentType' | 'grading' | 'picture'> & { picture: TrimmedPicture }

const trimCard = (fullCard: Card, isDated: boolean): TrimmedCard => {
  const {
    released,
    year: _,
    prices: __,
    contentType: ___,
    grading: ____,
    picture,
    count,
    duration,
    subTitle,
    ...card
  } = fullCard
  return {
    ...card,
    ...(isDated ? { released } : {}),
    ...(showsSubTitle(fullCard) ? { subTitle } : {}),
    ...(counted.includes(card.kind) ? { count } : {}),
    ...(timed.includes(card.kind) ? { duration } : {}),
    picture: trimPicture(picture),
  }
}

/** The only structure that shows the date of each item. */
const dated = 'notifications'
const isShelf = ({ data }: StructureNode) => data.customProperties['type'] === 'shelf'

interface TrimmedNode extends Omit<StructureNode, 'data' | 'substructure'> {
  data: Omit<StructureNode['data'], 'entries' | 'picture'> & {
    picture: TrimmedPicture | undefined
    entries: TrimmedCard[]
  }
  substructure: TrimmedNode[]
}

const trimNode = (node: StructureNode, shelf: number, isDated = node.name === dated): TrimmedNode => {
  const { data, substructure } = node
  const first = substructure.findIndex(isShelf)
  return {
    ...node,
    data: {
      ...data,
      picture: data.picture && trimPicture(data.picture),
      entries: (isShelf(node) ? data.entries.slice(0, shelf) : data.entries).map((card) =>
        trimCard(card, isDated),
      ),
    },
    substructure: substructure.map((inner, at) =>
      trimNode(inner, at === first ? firstShelf : lateShelf, isDated),
    ),
  }
}

const Structural = v.object({ name: v.string(), data: v.object({ entries: v.array(v.unknown()) }) })
const isStructure = (data: unknown): data is StructureNode => v.is(Structural, data)

export const trimToFirstView = (queries: Queries): Queries =>
  queries.map((query) =>
    isStructure(query.data) ? { ...query, data: trimNode(query.data, firstShelf), isPart: true } : query,
  )
