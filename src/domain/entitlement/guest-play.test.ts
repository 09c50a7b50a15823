import { describe, expect, it } from 'vitest'
import { kindNames } from '../../contract/kinds.ts'
import { mayBeginPlay } from './guest-play.ts'

describe('a guest', () => {
  it('may play a free online game', () => {
    expect(mayBeginPlay({ isUser: false, kind: 'onlineGame', isFree: true })).toBe(true)
  })
  it.each(kindNames.map((kind) => ({ kind })))('may play nothing else: $kind', ({ kind }) => {
    expect(mayBeginPlay({ isUser: false, kind, isFree: false })).toBe(false)
    if (kind !== 'onlineGame') expect(mayBeginPlay({ isUser: false, kind, isFree: true })).toBe(false)
  })
})
describe('a user', () => {
  it.each(kindNames.map((kind) => ({ kind })))('may begin everything: $kind', ({ kind }) => {
    expect(mayBeginPlay({ isUser: true, kind, isFree: false })).toBe(true)
  })
})
