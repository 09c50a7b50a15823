import { describe, expect, it } from 'vitest'
import { kindNames } from '../../contract/kinds.ts'
import { mayStartPlay } from './guest-play.ts'

describe('a guest', () => {
  it('may play a free online game', () => {
    expect(mayStartPlay({ isUser: false, kind: 'onlineGame', isFree: true })).toBe(true)
  })
  it.each(kindNames.map((kind) => ({ kind })))('may play nothing else: $kind', ({ kind }) => {
    expect(mayStartPlay({ isUser: false, kind, isFree: false })).toBe(false)
    if (kind !== 'onlineGame') expect(mayStartPlay({ isUser: false, kind, isFree: true })).toBe(false)
  })
})
describe('a user', () => {
  it.each(kindNames.map((kind) => ({ kind })))('may play everything: $kind', ({ kind }) => {
    expect(mayStartPlay({ isUser: true, kind, isFree: false })).toBe(true)
  })
})
