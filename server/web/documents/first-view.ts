/** As much as the first view shows. Cards grow at the far end of their shelves, so nothing on screen moves. */
import * as v from 'valibot'
import type { Card } from '../../../src/contract/content.ts'
import type { Kind } from '../../../src/contract/kinds.ts'
import type { Picture } from '../../../src/contract/shared.ts'
import type { StructureNode } from '../../../src/contract/structure.ts'
import type { Queries } from './page-queries.ts'

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

interface ShownFields {
  readonly count?: boolean
  readonly duration?: boolean
  /** The card shows its sub-title only where it has nothing else to show there. */
  readonly rarelySubTitle?: boolean
}
const plain: ShownFields = {}
const timed: ShownFields = { duration: true }
const read: ShownFields = { rarelySubTitle: true }
const counted: ShownFields = { count: true, rarelySubTitle: true }
const shownFields: Record<Kind, ShownFields> = {
  track: timed,
  album: plain,
  artist: plain,
  playlist: counted,
  musicVideo: plain,
  podcast: plain,
  episode: timed,
  audiobook: { rarelySubTitle: true },
  chapter: timed,
  author: plain,
  video: { duration: true, rarelySubTitle: true },
  series: counted,
  game: plain,
  onlineGame: plain,
  cloudGame: plain,
  article: read,
  news: read,
  app: plain,
  partner: plain,
  service: plain,
  voucher: plain,
  voucherBook: plain,
  tournament: plain,
  challenge: plain,
}
const showsSubTitle = ({ kind, by, minutes, duration, count }: Card) =>
  !shownFields[kind].rarelySubTitle || !(by ?? minutes ?? duration ?? count)

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
    ...(shownFields[card.kind].count ? { count } : {}),
    ...(shownFields[card.kind].duration ? { duration } : {}),
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
