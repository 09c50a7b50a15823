import { describe, expect, it } from 'vitest'
import { withinCeiling } from './within-ceiling.ts'

const [open, closed] = [
  { id: 'trk_1', grading: 10 },
  { id: 'trk_2', grading: 30 },
]
const block = (name: string, ...entries: object[]) => ({
  name,
  text: `The best of ${name}`,
  data: { entries },
})

describe('an answer under a lower age ceiling', () => {
  it('has the items up to the ceiling, at any depth', () => {
    const page = { substructure: [block('songs', open, closed)] }
    expect(withinCeiling(page, 10)).toEqual({ substructure: [block('songs', open)] })
  })
  it('has no block whose items are all above it, for its text tells of them', () => {
    const page = { data: { entries: [] }, substructure: [block('nights', closed), block('texts')] }
    expect(withinCeiling(page, 10)).toEqual({ data: { entries: [] }, substructure: [block('texts')] })
  })
  it('is nothing where the item itself is above it', () => {
    expect(withinCeiling(closed, 20)).toBeUndefined()
  })
  it('leaves out an item that tells of one above it', () => {
    const episodes = [
      { id: 'vid_1', grading: 0, series: closed },
      { ...open, series: null },
    ]
    expect(withinCeiling({ episodes }, 20)).toEqual({ episodes: [{ ...open, series: null }] })
  })
  it('keeps the number of pages of a list, since each has its own parameter', () => {
    const pages = { pages: [{ entries: [closed] }, { entries: [open] }], pageParams: [0, 1] }
    expect(withinCeiling(pages, 20)).toEqual({ ...pages, pages: [{ entries: [] }, { entries: [open] }] })
  })
  it('is unchanged where everything is up to it', () => {
    for (const answer of [{ entries: [open, closed] }, [1, 'a', null], 'text', null])
      expect(withinCeiling(answer, 30)).toEqual(answer)
  })
})
