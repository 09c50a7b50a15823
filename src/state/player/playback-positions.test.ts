import { expect, it } from 'vitest'
import { withPendingPositions } from './playback-positions.ts'

const reported = (id: string, userCurrentPlaying: number) => ({ id, userCurrentPlaying, duration: 600 })
const waits = (id: string, userCurrentPlaying: number) => ({
  call: 'putPlayHistory',
  subject: `place:${id}`,
  input: { body: { userCurrentPlaying } },
})
const parts = ['c1', 'c2', 'c3', 'c4'].map((id) => ({ id, duration: 600 }))

it('offline playback counts as later than everything known to the backend, the last of it first', () => {
  const like = { call: 'putLike', subject: 'place:c4', input: {} }
  const { ofParts: among } = withPendingPositions(
    [reported('c1', 600), reported('c2', 60)],
    [waits('c2', 600), waits('c3', 90), like],
  )
  expect(among(parts)).toEqual([reported('c3', 90), reported('c2', 600), reported('c1', 600)])
})
it('positions of other parts are ignored', () => {
  const { ofParts: among } = withPendingPositions([reported('x', 30)], [waits('y', 60)])
  expect(among(parts)).toEqual([])
})
