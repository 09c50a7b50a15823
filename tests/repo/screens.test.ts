import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { routes } from '../../src/contract/routes.ts'
import { screens } from '../../src/contract/screens.ts'

const root = new URL('../..', import.meta.url).pathname
const components = ['screens', 'later-screens']
  .map((list) => readFileSync(`${root}src/screens/${list}.ts`, 'utf8'))
  .join('\n')

describe('the row of a screen', () => {
  it.each(Object.entries(screens))('%s names the file that holds its component', (name, { source }) => {
    const loader = new RegExp(`^  '?${name}'?: [^']*import\\('\\./(.+?)'\\)`, 'm').exec(components)
    expect(`src/screens/${loader?.[1]}`).toBe(source)
  })
  it('is used by the route table', () => {
    const used = new Set<string>(routes.map(({ screen }) => screen))
    expect(Object.keys(screens).filter((name) => !used.has(name))).toEqual([])
  })
})
