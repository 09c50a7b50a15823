/** Runs `npm run spec` as a command. */
import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { proofsIn } from '../tools/lib/proofs.mjs'

const tool = new URL('../tools/spec.mjs', import.meta.url).pathname
const run = (...words: string[]) => spawnSync(process.execPath, [tool, ...words], { encoding: 'utf8' })

describe('npm run spec', () => {
  it.each([
    ['plyer', 'plyer'],
    ['player NAV-1', 'NAV-1'],
    ['Player PLAYER nowhere', 'Player, nowhere'],
    ['--keep', '--keep'],
  ])('%s fails and names the unknown word', (words, named) => {
    const { status, stdout, stderr } = run(...words.split(' '))
    expect([status, stdout, stderr]).toEqual([1, '', `no area, id or beginning of ids: ${named}\n`])
  })
  it.each([['player'], ['NAV-01'], ['CALL-USER'], ['PLAYER']])('accepts %s', (word) => {
    const { stdout, stderr } = run(word)
    expect(stdout).toMatch(/^\w+ +\d+\/\d+/m)
    expect(stderr).toBe('')
  })
})

describe('a row', () => {
  const journey = (title: string, ok: boolean, ...statuses: string[]) => ({
    suites: [{ title: 'a file', specs: [{ title, ok, tests: statuses.map((status) => ({ status })) }] }],
  })
  const unit = (fullName: string, status: string) => ({
    testResults: [{ assertionResults: [{ fullName, status }] }],
  })
  const proofs = (...reports: object[]) => {
    const { proven, doubtful, unknown } = proofsIn(reports, new Set(['A-1', 'A-2']))
    return [[...proven], [...doubtful], [...unknown]]
  }
  it('is proven by a test that passed', () => {
    expect(proofs(unit('holds [A-1]', 'passed'), journey('holds [A-2]', true, 'expected'))).toEqual([
      ['A-1', 'A-2'],
      [],
      [],
    ])
  })
  it('is not proven by a test that failed or did not run, whatever else says so', () => {
    for (const status of ['failed', 'skipped', 'pending', 'todo'])
      expect(proofs(unit('holds [A-1]', 'passed'), unit('holds [A-1]', status))).toEqual([[], [], []])
    for (const status of ['unexpected', 'skipped'])
      expect(proofs(journey('holds [A-1]', status === 'skipped', status))).toEqual([[], [], []])
  })
  it('is not proven by a test that passed only when it was tried again', () => {
    expect(proofs(journey('holds [A-1]', true, 'flaky'))).toEqual([[], ['A-1'], []])
    expect(proofs(journey('holds [A-1]', true, 'flaky'), unit('holds [A-1]', 'passed'))).toEqual([
      ['A-1'],
      [],
      [],
    ])
    expect(proofs(journey('holds [A-1]', true, 'flaky'), unit('holds [A-1]', 'failed'))).toEqual([[], [], []])
  })
  it('is one of the table', () => {
    expect(proofs(unit('holds [A-3]', 'passed'))).toEqual([[], [], ['A-3']])
  })
})
