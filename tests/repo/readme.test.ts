import { execFileSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { settingRows } from '../../server/start/settings.ts'

const root = new URL('../..', import.meta.url).pathname
const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n')
const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
const settingsTable = [
  '| Setting | Default | Meaning |',
  '| --- | --- | --- |',
  ...Object.values(settingRows).map(
    (row) => `| \`${row.env}\` | ${row.default === '' ? 'none' : `\`${row.default}\``} | ${row.meaning} |`,
  ),
].join('\n')
const words = (text: string) => text.replace(/[ -]+/g, ' ').trim()

describe('the README', () => {
  it('documents every setting, with the text of the table the server reads', () => {
    const table = /<!-- settings -->([\s\S]*?)<!-- \/settings -->/.exec(readme)?.[1] ?? ''
    expect(words(table)).toBe(words(settingsTable))
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
    const named = Object.keys(scripts).filter((name) => !['start', 'test', 'build'].includes(name))
    expect(named.filter((name) => !readme.includes(`npm run ${name}`))).toEqual([])
  })
  it('lists what a test run reads from the environment', () => {
    const folder = new URL('../', import.meta.url)
    const read = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:ts|mjs)$/.test(name))
      .flatMap((name) => [
        ...readFileSync(new URL(name, folder), 'utf8').matchAll(
          /process\.env(?:\.|\[')([A-Z_]+_[A-Z_]+|LONG)\b/g,
        ),
      ])
      .map(([, name = '']) => name)
    // Set by the tool that starts it, or by Node itself.
    const inside = new Set(['ONLY_OPEN', 'NODE_ENV'])
    const named = [...new Set(read)].filter((name) => !inside.has(name))
    expect(named.length).toBeGreaterThan(3)
    expect(named.filter((name) => !readme.includes(`\`${name}\``))).toEqual([])
  })
  it('has a companion line for every package, and one only: why it is used', () => {
    const why = readFileSync(new URL('../../src/DEPENDENCIES.md', import.meta.url), 'utf8')
    const { dependencies, devDependencies } = JSON.parse(
      readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
    ) as Record<'dependencies' | 'devDependencies', Record<string, string>>
    const all = Object.keys({ ...dependencies, ...devDependencies })
    const named = why
      .split('\n')
      .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name))
    expect(named.toSorted()).toEqual(all.toSorted())
  })
})

describe('the pages for people who work on the portal', () => {
  const pages = tracked.filter((name) => name.endsWith('README.md') || name === 'src/DEPENDENCIES.md')
  /** Names of files in backticks; those with a leading slash are addresses. */
  const namedFiles = (page: string) =>
    [...readFileSync(join(root, page), 'utf8').matchAll(/`([\w.-][\w./-]*\.(?:tsx?|mjs|css|sql|md))`/g)].map(
      ([, name = '']) => name,
    )

  it.each(pages)('name no file that is not there: %s', (page) => {
    expect(
      namedFiles(page).filter((name) => !tracked.some((file) => `/${file}`.endsWith(`/${name}`))),
    ).toEqual([])
  })
})
