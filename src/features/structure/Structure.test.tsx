import { expect, it } from 'vitest'
import type { StructureNode } from '../../contract/structure.ts'
import { RenderedAhead } from '../../state/navigation/rendered-ahead.ts'
import { renderedText } from '../../state/portal/rendered.fixture.tsx'
import { Structure } from './Structure.tsx'

const nodeOf = (title: string, substructure: StructureNode[] = []): StructureNode => ({
  name: title,
  data: {
    params: { query: {} },
    clickUrl: '',
    customProperties: { type: 'richText' },
    imageUrl: '',
    title,
    subTitle: '',
    rich: [],
    entries: [],
  },
  substructure,
})
const page = nodeOf(
  'Page',
  ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((title) => nodeOf(title)),
)
const shown = (isRenderedAhead: boolean) =>
  renderedText(
    <RenderedAhead value={isRenderedAhead}>
      <Structure node={page} heading="own" />
    </RenderedAhead>,
    { words: {} },
  )

it('a document holds every block of its page', () => {
  expect(shown(false)).toBe('One Two Three Four Five Six')
})
it('a page that is rendered during its route delay begins with the blocks that a person sees first', () => {
  expect(shown(true)).toBe('One Two Three Four')
})
