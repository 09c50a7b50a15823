import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { settingRows } from '../../server/start/settings.ts'

const root = new URL('../..', import.meta.url).pathname
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

/** As GitHub and most editors name the anchor of a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-')

describe('the page of decisions', () => {
  const [, index = '', ...decisions] = readFileSync(join(root, 'src/DECISIONS.md'), 'utf8').split(/^## /m)
  const linked = [...index.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor = '']) => anchor)
  const anchorsOf = (texts: string[]) => texts.map((text) => anchorOf(text.split('\n')[0] ?? ''))

  const holding = anchorsOf(decisions.filter((text) => !text.includes('superseded')))
  const superseded = decisions.filter((text) => text.includes('superseded'))

  it('has each decision that holds in its index, and nothing else', () => {
    expect(linked.toSorted()).toEqual(holding.toSorted())
  })
  it('says of a superseded decision only when and by which one that holds', () => {
    const successors = superseded.map(
      (text) =>
        /^.+\n\n\d{4}-\d\d-\d\d; superseded on \d{4}-\d\d-\d\d by\s\[[^\]]+\]\(#([^)]+)\)\.\s*$/.exec(
          text,
        )?.[1] ?? text,
    )
    expect(successors.filter((anchor) => !holding.includes(anchor))).toEqual([])
    expect(successors.length).toBeGreaterThan(0)
  })
})
