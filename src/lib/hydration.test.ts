import { expect, it } from 'vitest'
import { afterHydration, beginHydration, endHydration } from './hydration.ts'

it('puts off what loads while a page hydrates until it answers taps, in order, and nothing before or after', async () => {
  const done: string[] = []
  afterHydration(() => done.push('before'))
  expect(done).toEqual(['before'])
  const hydrated = beginHydration()
  afterHydration(() => done.push('a part'))
  afterHydration(() => done.push('another'))
  const ended = endHydration()
  await Promise.resolve()
  // The task that hydrates ends first.
  expect(done).toEqual(['before'])
  await Promise.all([ended, hydrated])
  expect(done).toEqual(['before', 'a part', 'another'])
  afterHydration(() => done.push('after'))
  expect(done.at(-1)).toBe('after')
})
