/** A later version of the demo data meets an earlier one. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Demo, openDemo } from '../support/demo.ts'

let demo: Demo
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo.close())

describe('seeding again', () => {
  it('writes nothing for the same version, and keeps user data when it is replaced', async () => {
    const likes = () =>
      demo.store.within('riwaq', ({ db }) =>
        db.selectFrom('likes').select('item').where('tenant', '=', 'riwaq').orderBy('item').execute(),
      )
    const before = await likes()
    expect(before.length).toBeGreaterThan(0)
    expect(await demo.reseed()).toEqual([])
    await demo.store.within('riwaq', ({ db }) =>
      db.updateTable('seed').set({ version: 0 }).where('tenant', '=', 'riwaq').execute(),
    )
    expect(await demo.reseed()).toEqual(['riwaq'])
    expect(await likes()).toEqual(before)
    expect((await demo.idsOf('riwaq', 'album')).length).toBeGreaterThanOrEqual(150)
  })
  it('is serialised when two start together', async () => {
    await demo.store.within('klang', ({ db }) =>
      db.updateTable('seed').set({ version: 0 }).where('tenant', '=', 'klang').execute(),
    )
    const [one, two] = await Promise.all([demo.reseed(), demo.reseed()])
    expect([...one, ...two]).toEqual(['klang'])
  })
})
