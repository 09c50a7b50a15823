import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { settingsAsMarkdown } from '../../server/settings.ts'

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
const words = (text: string) => text.replace(/[ -]+/g, ' ').trim()

describe('the README', () => {
  it('documents every setting, in the words of the table the server reads', () => {
    const table = /<!-- settings -->([\s\S]*?)<!-- \/settings -->/.exec(readme)?.[1] ?? ''
    expect(words(table)).toBe(words(settingsAsMarkdown()))
  })
  it('has a line for every folder of src', () => {
    const folders = readdirSync(new URL('../../src', import.meta.url), { withFileTypes: true })
    const named = folders.filter((entry) => entry.isDirectory()).map((entry) => `\`src/${entry.name}\``)
    expect(named.filter((name) => !readme.includes(name))).toEqual([])
    expect(named.length).toBeLessThanOrEqual(10)
  })
  it('names every command of package.json that people run', () => {
    const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
      scripts: Record<string, string>
    }
    const named = Object.keys(scripts).filter((name) => !['start', 'test', 'build', 'fonts'].includes(name))
    expect(named.filter((name) => !readme.includes(`npm run ${name}`))).toEqual([])
  })
  it('is joined by a line for every package: why it is here', () => {
    const why = readFileSync(new URL('../../src/DEPENDENCIES.md', import.meta.url), 'utf8')
    const { dependencies, devDependencies } = JSON.parse(
      readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
    ) as Record<'dependencies' | 'devDependencies', Record<string, string>>
    const all = Object.keys({ ...dependencies, ...devDependencies })
    expect(all.filter((name) => !why.includes(`\`${name}\``))).toEqual([])
  })
})
