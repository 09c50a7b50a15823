import { describe, expect, it } from 'vitest'
import { skipBack, skipForward, skipTo } from './skips.ts'

describe('skips of podcasts and audiobooks', () => {
  it('go fifteen seconds back and thirty forward', () => {
    expect(skipTo(100, -skipBack, 600)).toBe(85)
    expect(skipTo(100, skipForward, 600)).toBe(130)
  })
  it('end at the beginning and at the end', () => {
    expect(skipTo(4, -skipBack, 600)).toBe(0)
    expect(skipTo(590, skipForward, 600)).toBe(600)
  })
  it('go forward where the length is not known yet', () => {
    expect(skipTo(4, skipForward, 0)).toBe(34)
  })
})
