import { readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { phaseChanges, playerPhases } from '../../src/domain/player/player-phase.ts'

const src = new URL('../../src/', import.meta.url).pathname
const sources = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.tsx?$/.test(name) && !/\.(?:test|fixture)\.tsx?$/.test(name),
)
const textOf = (name: string) => readFileSync(join(src, name), 'utf8')
const readme = textOf('features/player/README.md')
/** Cause to the file of each call, as the table of the README has them. */
const documented = Object.fromEntries(
  [...readme.matchAll(/^\| `(\w+)` +\|.*\| ([^|]*)\|$/gm)].map(([, cause = '', files = '']) => [
    cause,
    [...files.matchAll(/`([\w.-]+)`/g)].map(([, file = '']) => file).toSorted(),
  ]),
)
/** Cause, where it applies, and where it leads, in the words of the table. */
const documentedChanges = [...readme.matchAll(/^\| `(\w+)` +\| (any|[^|]+?) +\| `(\w+)` +\| [^|]*\|$/gm)].map(
  ([, cause, from, to]) => [cause, from, to],
)
const quoted = (phases: readonly string[]) => phases.map((phase) => `\`${phase}\``).join(', ')
const wordsFor = (from: readonly string[]) => {
  const others = playerPhases.filter((phase) => !from.includes(phase))
  if (others.length === 0) return 'any'
  return from.length > others.length ? `all but ${quoted(others)}` : quoted(from)
}

/** Every call of it in these files names its causes in quotes. */
const callers = sources.filter((name) => textOf(name).includes('changePhase('))
const callersOf = (cause: string) =>
  callers
    .filter((name) => textOf(name).includes(`'${cause}'`))
    .map((name) => basename(name))
    .toSorted()

it('the README of the player lists each cause of a change of phase with the files that may cause it', () => {
  const causes = Object.keys(phaseChanges)
  expect(Object.fromEntries(causes.map((cause) => [cause, documented[cause]]))).toEqual(
    Object.fromEntries(causes.map((cause) => [cause, callersOf(cause)])),
  )
  expect(causes.filter((cause) => callersOf(cause).length === 0)).toEqual([])
})

it('the README of the player says from which phase each cause leads to which', () => {
  const changes = Object.entries(phaseChanges).map(([cause, { from, to }]) => [cause, wordsFor(from), to])
  expect(documentedChanges).toEqual(changes)
})

it('the phase of the player is written by one file', () => {
  const writes = /player\.phase = |Object\.assign\(player, \{[^}]*\bphase\b|writable\.phase = /
  expect(sources.filter((name) => writes.test(textOf(name)))).toEqual(['features/player/change-phase.ts'])
})
