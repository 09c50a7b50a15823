/** The three lists of requirement rows: what is asked for is either proven or open, and nothing leaves both unseen. */
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
  // Sorted, so that one that stands twice or in both is one too many.
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
