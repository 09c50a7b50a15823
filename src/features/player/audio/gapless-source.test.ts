import { afterEach, expect, it, vi } from 'vitest'
import { createGaplessSource } from './gapless-source.ts'

afterEach(() => void vi.unstubAllGlobals())

it('a gapless timeline closed before it opened leaves no object URL', () => {
  const made = new Set<string>()
  vi.stubGlobal('MediaSource', class extends EventTarget {})
  vi.stubGlobal('URL', {
    createObjectURL: () => {
      made.add('blob:joined')
      return 'blob:joined'
    },
    revokeObjectURL: (url: string) => made.delete(url),
  })
  const joined = createGaplessSource()
  expect([...made]).toEqual([joined.url])
  joined.close()
  expect(made.size).toBe(0)
})
