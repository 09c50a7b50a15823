/** The lists of requirement rows: each row is either proven or open, and none leaves both lists unnoticed. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const idsOf = (name: string) =>
  readFileSync(new URL(`../spec/${name}.tsv`, import.meta.url), 'utf8')
    .split('\n')
    .slice(1)
    .flatMap((line) => line.split('\t')[0] || [])

it('every requirement is in exactly one of the lists of proven and open ones', () => {
  const known = idsOf('requirements')
  expect(known.length).toBeGreaterThan(1200)
  expect(new Set(known).size).toBe(known.length)
  // Sorted, so that a duplicate, or a row in both lists, is one too many.
  expect([...idsOf('proven'), ...idsOf('open')].toSorted()).toEqual(known.toSorted())
})

it('an open requirement names the one later thing that it needs', () => {
  const rows = readFileSync(new URL('../spec/open.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
  const named = /^[A-Z0-9-]+\tneeds (?!.*\b(?:or|that (?:makes|shows|opens))\b)\w[\w ,]+$/
  expect(rows.filter((row) => !named.test(row))).toEqual([])
})

it('a reading is of one requirement, which is proven under it', () => {
  const read = idsOf('readings')
  expect(new Set(read).size).toBe(read.length)
  expect(read.filter((id) => !idsOf('proven').includes(id))).toEqual([])
})
