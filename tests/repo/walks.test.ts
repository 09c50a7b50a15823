import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { layers, loadersOfBuilds, reserved, wrappedLibraries } from '../tools/lib/layers.mjs'
import * as walks from '../tools/lib/walks.mjs'

const root = new URL('../..', import.meta.url).pathname
const tracked = execFileSync('git', ['ls-files', 'tests/e2e'], { cwd: root, encoding: 'utf8' })
const journeyFiles = tracked.split('\n').filter((file) => file.endsWith('.e2e.ts'))

it('the long run takes every journey once, those of the modules of the page included', () => {
  const taken = Object.values(walks.longSteps)
    .flat()
    .map((name) => `tests/e2e/${name}.e2e.ts`)
  expect(journeyFiles.length).toBeGreaterThan(100)
  expect(taken.toSorted()).toEqual(journeyFiles.toSorted())
})

it('every journey that a list of runs names exists', () => {
  const { longRunOnly, inFullBrowser, alwaysRun, runTwice, sharedByRuns, storeIndependent } = walks
  const named = [
    ...[longRunOnly, inFullBrowser, alwaysRun, sharedByRuns, storeIndependent].flat(),
    ...runTwice.map((file) => file.replace('.e2e.ts', '')),
  ]
  const names = new Set(walks.journeys.map((name) => name.replace('page-modules/', '')))
  expect(named.filter((name) => !names.has(name))).toEqual([])
})

it('every contract test that is left out of the second run exists', () => {
  const missing = walks.storeIndependentContracts.filter(
    (name) => !existsSync(join(root, `tests/contract/${name}.test.ts`)),
  )
  expect(missing).toEqual([])
})

it('every file and folder that the lists of imports name exists', () => {
  const named = [
    ...layers.flatMap(({ folder, may }) => [folder, ...may]),
    ...[...reserved, ...wrappedLibraries].flatMap((row) => ['folder' in row ? row.folder : '', ...row.files]),
    ...loadersOfBuilds,
  ].filter(Boolean)
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([])
})
