/** `npm run spec` as somebody types it. */
import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'

const tool = new URL('../tools/spec.mjs', import.meta.url).pathname
const run = (...words: string[]) => spawnSync(process.execPath, [tool, ...words], { encoding: 'utf8' })

describe('npm run spec', () => {
  it.each([
    ['plyer', 'plyer'],
    ['player NAV-1', 'NAV-1'],
    ['Player PLAYER nowhere', 'Player, nowhere'],
    ['--keep', '--keep'],
  ])('%s fails and says which word names nothing', (words, named) => {
    const { status, stdout, stderr } = run(...words.split(' '))
    expect([status, stdout, stderr]).toEqual([1, '', `no area, id or beginning of ids: ${named}\n`])
  })
  it.each([['player'], ['NAV-01'], ['CALL-USER'], ['PLAYER']])('takes %s', (word) => {
    const { stdout, stderr } = run(word)
    expect(stdout).toMatch(/^\w+ +\d+\/\d+/m)
    expect(stderr).toBe('')
  })
})
