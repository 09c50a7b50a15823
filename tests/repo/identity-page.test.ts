/** The table of ASVS requirements names tests: each is there. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = new URL('../..', import.meta.url).pathname
const page = readFileSync(join(root, 'server/identity/README.md'), 'utf8')
const rows = page.split('\n').filter((line) => /^\| \d/.test(line))
const cellsOf = (row: string) =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())
const folders = ['', 'tests/contract/', 'server/identity/', 'server/modules/session/']

it('every row of the table is answered, and each file that it names is there', () => {
  expect(rows.length).toBeGreaterThan(70)
  for (const row of rows) {
    const [id, level, met, by, proof = ''] = cellsOf(row)
    expect([id, level]).toEqual([expect.stringMatching(/^\d+\.\d+/), expect.stringMatching(/^[12]$/)])
    expect([id, met]).toEqual([id, expect.stringMatching(/^(?:yes|no|partly|no case)$/)])
    expect([id, by]).toEqual([id, expect.stringMatching(/\w{3}/)])
    if (met !== 'no case') expect([id, proof]).toEqual([id, expect.stringMatching(/\w{3}/)])
    for (const [, file = ''] of proof.matchAll(/`([^`]+)`/g))
      expect([id, file, folders.some((folder) => existsSync(join(root, folder + file)))]).toEqual([
        id,
        file,
        true,
      ])
  }
})
