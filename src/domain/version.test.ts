import { describe, expect, it } from 'vitest'
import { type VersionFacts, mayReload } from './version.ts'

const newer: VersionFacts = {
  current: 'a',
  confirmed: 'b',
  isAudible: false,
  hasDirtyForm: false,
  lastReload: null,
  triesForConfirmed: 0,
  now: 50_000,
}

describe('a newer build', () => {
  it('makes the next navigation a reload [VERSION-02]', () => {
    expect(mayReload(newer)).toBe(true)
  })
  it('that is the current one reloads nothing [VERSION-03]', () => {
    expect(mayReload({ ...newer, confirmed: 'a' })).toBe(false)
  })
  it.each([
    ['9.999 s after a reload', 40_001, false],
    ['10 s after a reload', 40_000, true],
  ])('%s: reload is %s [VERSION-04, AMBIG-036]', (_, lastReload, answer) => {
    expect(mayReload({ ...newer, lastReload })).toBe(answer)
  })
  it('waits while sound is audible', () => {
    expect(mayReload({ ...newer, isAudible: true })).toBe(false)
  })
  it('waits while a form holds typed input', () => {
    expect(mayReload({ ...newer, hasDirtyForm: true })).toBe(false)
  })
  it('is given up after two tries, until there is another', () => {
    expect(mayReload({ ...newer, triesForConfirmed: 1 })).toBe(true)
    expect(mayReload({ ...newer, triesForConfirmed: 2 })).toBe(false)
  })
})
