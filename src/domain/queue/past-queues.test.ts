import { describe, expect, it } from 'vitest'
import { pastQueuesExcept, addPastQueue } from './past-queues.ts'

const left = (name: string, ids: string, kind = 'album') => ({
  tracks: [...ids].map((id) => ({ id })),
  source: name ? { kind, id: name, title: name } : null,
})
type Left = ReturnType<typeof left>
const after = (...queues: Left[]) => queues.reduce<Left[]>((past, queue) => addPastQueue(past, queue), [])
const reported = (queues: readonly Left[]) =>
  queues.map(({ source, tracks }) => `${source?.id ?? ''} ${tracks.map(({ id }) => id).join('')}`)

describe('recent queues', () => {
  it('are the last five, newest first, and one per source', () => {
    const names = ['one', 'two', 'three', 'two', 'four', 'five', 'six']
    expect(reported(after(...names.map((name) => left(name, 'abc'))))).toEqual(
      ['six', 'five', 'four', 'two', 'three'].map((name) => `${name} abc`),
    )
  })

  it('keep a cleared one in full, whatever plays on of it later', () => {
    const cleared = left('desert', 'abcdefg')
    const rest = left('desert', 'c')
    expect(reported(pastQueuesExcept(after(cleared), rest))).toEqual(['desert abcdefg'])
    expect(reported(after(cleared, rest, left('sea', 'xy')))).toEqual(['sea xy', 'desert abcdefg'])
    const added = left('desert', 'cxy')
    expect(reported(after(cleared, added))).toEqual(['desert cxy', 'desert abcdefg'])
  })

  it('leave out the current one, longer or not', () => {
    const queues = after(left('desert', 'abc'), left('sea', 'xy'))
    expect(reported(pastQueuesExcept(queues, left('desert', 'cba')))).toEqual(['sea xy'])
    expect(reported(pastQueuesExcept(queues, left('desert', 'abcd')))).toEqual(['sea xy'])
  })

  it('distinguish queues added by hand by their songs', () => {
    expect(reported(after(left('', 'ab'), left('', 'xy'), left('', 'abc')))).toEqual([' abc', ' xy'])
    expect(reported(after(left('New', 'ab', 'shelf'), left('Old', 'ab', 'shelf')))).toEqual([
      'Old ab',
      'New ab',
    ])
    expect(after(left('', ''))).toEqual([])
  })
})
