import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { commentsOf, missingAmong, namedIn } from '../support/named-files.ts'

const root = new URL('../..', import.meta.url).pathname
const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n')
const textOf = (file: string) => readFileSync(join(root, file), 'utf8')
const { dependencies, devDependencies } = JSON.parse(textOf('package.json')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>
const packages = Object.keys({ ...dependencies, ...devDependencies })
const missingIn = (text: string) => missingAmong(namedIn(text, packages), tracked)

describe('a comment', () => {
  it('names no file and no folder that is not there', () => {
    const files = tracked.filter((file) => /\.(?:[cm]?[jt]sx?|css|sql|html|sh)$|^\.ci\//.test(file))
    const missing = files.flatMap((file) =>
      missingIn(commentsOf(file, textOf(file)).join('\n')).map((name) => `${file}: ${name}`),
    )
    expect(files.length).toBeGreaterThan(1000)
    expect(missing).toEqual([])
  })
})

describe('the pages for people who work on the portal', () => {
  const pages = tracked.filter((name) => name.endsWith('.md'))

  it.each(pages)('name no file and no folder that is not there: %s', (page) => {
    expect(missingIn(textOf(page))).toEqual([])
  })
})

describe('a name of a file', () => {
  const files = ['src/app/boot/boot.tsx', 'server/tenants/files/nour.json', 'locales/ar/error.json']

  it.each([
    ['boot.tsx'],
    ['boot/boot.tsx'],
    ['`src/app/boot`'],
    ['`boot/`'],
    ['`server/tenants/files/<name>.json`'],
    ['`locales/{lang}/error.json`'],
    ['../boot/boot.tsx'],
    ['It knows hls.js, and writes `dist/server/main.js`.'],
    ['The browser asks for `/sw.js`.'],
  ])('passes where it is there: %s', (text) => {
    expect(missingAmong(namedIn(text, ['hls.js']), files)).toEqual([])
  })
  it.each([
    ['late-styles.ts', 'late-styles.ts'],
    ['as `fade.ts` is one.', 'fade.ts'],
    ['reports/boot.tsx: why', 'reports/boot.tsx'],
    ['oot.tsx', 'oot.tsx'],
    ['A tenant is `tenants/<name>.json`.', 'tenants/<name>.json'],
    ['`locales/{lang}/errors.json`', 'locales/{lang}/errors.json'],
    ['`src/app/start`', 'src/app/start'],
    ['`src/app/boo`', 'src/app/boo'],
    ['`around/`', 'around/'],
  ])('is found where it is not: %s', (text, name) => {
    expect(missingAmong(namedIn(text, ['hls.js']), files)).toEqual([name])
  })
  it.each([
    ['a.ts', '// see gone.ts\nexport const a = "other.ts"'],
    ['a.tsx', 'export const A = () => <p>{/* see gone.ts */}</p>'],
    ['a.mjs', '/** See gone.ts. */'],
    ['a.css', '/* see gone.ts */ a { content: "other.ts"; }'],
    ['a.sql', 'select 1; -- see gone.ts'],
    ['.ci/run', '# see gone.ts'],
  ])('is read from the comments of %s', (file, text) => {
    expect(namedIn(commentsOf(file, text).join('\n'))).toEqual(['gone.ts'])
  })
})
