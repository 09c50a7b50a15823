import { describe, expect, it } from 'vitest'
import { type StructureNode, blockTypes } from '../../contract/structure.ts'
import { componentOf, tellUnknown } from './blocks.ts'

const block = (type: unknown): StructureNode => ({
  name: 'b',
  data: {
    params: { query: {} },
    clickUrl: '',
    customProperties: { type },
    imageUrl: '',
    title: '',
    subTitle: '',
    entries: [],
  },
  substructure: [],
})

describe('blocks of a structure', () => {
  it.each(blockTypes)('of type %s have a component', (type) => {
    expect(componentOf(block(type))).toBeTypeOf('function')
  })

  it.each(['hologram', '', undefined, 7, 'toString', '__proto__'])(
    'of an unknown type (%s) have none and are skipped',
    (type) => {
      expect(componentOf(block(type))).toBeNull()
    },
  )

  it('of an unknown type are told once, not at every render', () => {
    const told: string[] = []
    for (let times = 0; times < 3; times++) tellUnknown('carousel3d', (message) => told.push(message))
    expect(told).toEqual(["structure: no component for the block type 'carousel3d', it is skipped"])
  })
})
