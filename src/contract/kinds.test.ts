import { describe, expect, it } from 'vitest'
import { kindNames, kindOf, kindsIn } from './kinds.ts'
import { groupNames } from './search-groups.ts'

const rows = kindNames.map(kindOf)

describe('the kinds of content', () => {
  it('differ by the first letters of their ids and by content type', () => {
    expect(new Set(rows.map(({ prefix }) => prefix)).size).toBe(rows.length)
    expect(new Set(rows.map(({ contentType }) => contentType)).size).toBe(rows.length)
  })
  it('fill every group of a search', () => {
    expect(groupNames.filter((group) => kindsIn(group).length === 0)).toEqual([])
  })
})
