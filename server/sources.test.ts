import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { sourcesHash, sourcesStamp } from './sources.mjs'

let root: string
const put = async (file: string, text: string) => {
  await mkdir(dirname(join(root, file)), { recursive: true })
  await writeFile(join(root, file), text)
}
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'riwaq-sources-'))
  for (const file of ['index.html', 'package-lock.json', 'vite.config.ts', 'tsconfig.json'])
    await put(file, '')
  await put('server/main.ts', 'one')
  await put('server/tenants/files/acme.json', '{}')
})
afterEach(() => rm(root, { recursive: true, force: true }))

it('a change of the server is built, a change of a tenant’s file only read at the next start', async () => {
  const state = async () => [await sourcesHash(root), await sourcesStamp(root)]
  const before = await state()
  await put('server/tenants/files/acme.json', '{ "brand": "Acme" }')
  await put('server/tenants/files/beta.json', '{}')
  expect(await state()).toEqual(before)
  await put('server/main.ts', 'other')
  const [hash, stamp] = await state()
  expect([hash === before[0], stamp === before[1]]).toEqual([false, false])
})
