/** The copy of the embedded store that DUMP_EVERY_MINUTES configures: its content, and that it can be restored. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { openEmbedded } from '../../server/db/open-embedded.ts'
import type { Log, Scope } from '../../server/context.ts'
import { placeEmptyStore } from '../support/store.ts'

const folder = mkdtempSync(join(tmpdir(), 'riwaq-dump-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const quiet: Log = { info: () => undefined, warn: () => undefined, error: () => undefined }

const add = (item: string) => (scope: Scope) =>
  scope.db
    .insertInto('likes')
    .values({ tenant: 'nour', account: 'acc_1', type: 'tracks', item, created: new Date(0) })
    .execute()
const items = async (scope: Scope) =>
  (await scope.db.selectFrom('likes').select('item').orderBy('item').execute()).map(({ item }) => item)

it('a dump contains what was written before it, is never partial, and restores a store elsewhere', async () => {
  const file = join(folder, 'dump.tar.gz')
  await placeEmptyStore(join(folder, 'first'))
  const store = await openEmbedded(join(folder, 'first'), quiet)
  await store.within('nour', add('trk_one'))
  await store.dump?.(file)
  await store.within('nour', add('trk_two'))
  await store.dump?.(file)
  await store.within('nour', add('trk_late'))
  await store.close()
  expect(readdirSync(folder).toSorted()).toEqual(['dump.tar.gz', 'first'])

  const place = join(folder, 'second/store')
  mkdirSync(place, { recursive: true })
  execFileSync('tar', ['-xzf', file, '-C', place], { stdio: 'pipe' })
  const again = await openEmbedded(join(folder, 'second'), quiet)
  expect(await again.within('nour', items)).toEqual(['trk_one', 'trk_two'])
  await again.close()
})
