import { describe, expect, it } from 'vitest'
import { pastQueuesExcept, addPastQueue } from './past-queues.ts'

const left = (name: string, ids: string, kind = 'album') => ({
  tracks: [...ids].map((id) => ({ id })),
  source: name ? { kind, id: name, title: name } : null,
})
type Left = ReturnType<typeof left>
const after = (...queues: Left[]) => queues.reduce<Left[]>((kept, queue) => addPastQueue(kept, queue), [])
const told = (queues: readonly Left[]) =>
  queues.map(({ source, tracks }) => `${source?.id ?? ''} ${tracks.map(({ id }) => id).join('')}`)

describe('queues that made room for others', () => {
  it('are the last five, the newest first, and one from the same place stands there once', () => {
    const names = ['one', 'two', 'three', 'two', 'four', 'five', 'six']
    expect(told(after(...names.map((name) => left(name, 'abc'))))).toEqual(
      ['six', 'five', 'four', 'two', 'three'].map((name) => `${name} abc`),
    )
  })

  it('keep one that was cleared whole, whatever plays on of it and makes room later', () => {
    const cleared = left('desert', 'abcdefg')
    const rest = left('desert', 'c')
    expect(told(pastQueuesExcept(after(cleared), rest))).toEqual(['desert abcdefg'])
    expect(told(after(cleared, rest, left('sea', 'xy')))).toEqual(['sea xy', 'desert abcdefg'])
    const added = left('desert', 'cxy')
    expect(told(after(cleared, added))).toEqual(['desert cxy', 'desert abcdefg'])
  })

  it('leave out the one that plays again, longer or not', () => {
    const kept = after(left('desert', 'abc'), left('sea', 'xy'))
    expect(told(pastQueuesExcept(kept, left('desert', 'cba')))).toEqual(['sea xy'])
    expect(told(pastQueuesExcept(kept, left('desert', 'abcd')))).toEqual(['sea xy'])
  })

  it('tell what was gathered by hand apart by its songs', () => {
    expect(told(after(left('', 'ab'), left('', 'xy'), left('', 'abc')))).toEqual([' abc', ' xy'])
    expect(told(after(left('New', 'ab', 'shelf'), left('Old', 'ab', 'shelf')))).toEqual(['Old ab', 'New ab'])
    expect(after(left('', ''))).toEqual([])
  })
})
