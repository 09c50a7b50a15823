import { execFileSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { routes } from '../../src/contract/routes.ts'
import { type ScreenRow, screens } from '../../src/contract/screens.ts'
import { sections } from '../../src/domain/sections.ts'

const root = new URL('../..', import.meta.url).pathname
/** What git tracks, and what it does not know yet but would take. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file && statSync(join(root, file), { throwIfNoEntry: false })?.isFile())
const text = (file: string) => readFileSync(join(root, file), 'utf8')
const code = files.filter((file) => /\.(ts|tsx|mjs|css|html|sql)$/.test(file))
const source = code.filter((file) => /^(src|sw|server)\//.test(file) && !/\.test\.tsx?$/.test(file))

/** Files in which a line matches, as `file:line`. */
const linesLike = (pattern: RegExp, among: string[]) =>
  among.flatMap((file) =>
    text(file)
      .split('\n')
      .flatMap((line, at) => (pattern.test(line) ? [`${file}:${at + 1}: ${line.trim().slice(0, 90)}`] : [])),
  )

describe('the repository', () => {
  it('has no file over 3 MB and at most 30 MB of media', () => {
    const sized = files.map((file) => ({ file, size: statSync(join(root, file)).size }))
    expect(sized.filter(({ size }) => size > 3e6)).toEqual([])
    const media = sized.filter(({ file }) => /\.(webp|png|jpe?g|mp3|mp4|m4s|woff2)$/.test(file))
    expect(media.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(30e6)
  })
  it('has no sibling selectors that restyle whole lists', () => {
    const styles = files.filter((file) => file.endsWith('.css'))
    expect(linesLike(/\* *[+~] *\*/, styles)).toEqual([])
  })
  it('has no positional child selectors in :has()', () => {
    const styles = files.filter((file) => file.endsWith('.css'))
    expect(linesLike(/:has\([^){]*:(?:(?:nth|first|last|only)-|empty)/, styles)).toEqual([])
  })
  it('has no unfinished markers', () => {
    const marks = new RegExp(
      ['TO' + 'DO', 'FIX' + 'ME', 'XX' + 'X', 'HA' + 'CK', 'lorem' + ' ipsum'].join('|'),
    )
    expect(linesLike(marks, code)).toEqual([])
  })
  it('has no casts through unknown and no silenced checks', () => {
    expect(
      linesLike(
        new RegExp('as unknown' + ' as|@ts-' + '(ignore|expect-error|nocheck)|(oxlint|eslint)-dis' + 'able'),
        code,
      ),
    ).toEqual([])
  })
  it('needs no !important', () => {
    expect(
      linesLike(
        /!important/,
        code.filter((file) => file.endsWith('.css')),
      ),
    ).toEqual([])
  })
  it('uses logical properties only, so that both directions are native', () => {
    const physical =
      /(?:^|[\s;{])(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)\s*:|(?:^|[\s;{])(?:left|right)\s*:|text-align:\s*(?:left|right)/
    expect(
      linesLike(
        physical,
        source.filter((file) => file.endsWith('.css')),
      ),
    ).toEqual([])
  })
  it('renders no style attribute, which the strict policy would block', () => {
    const markup = source.filter((file) => file.endsWith('.tsx'))
    expect(linesLike(/\sstyle=\{/, markup)).toEqual([])
  })
  it('puts no untranslated text into JSX', () => {
    const literal = />\s*[A-Za-z][a-z]+(?: [A-Za-z]+)+[.!?]?\s*</
    expect(
      linesLike(
        literal,
        source.filter((file) => file.endsWith('.tsx')),
      ),
    ).toEqual([])
  })
  it('builds portal addresses only in the LINK builders', () => {
    // Sections at the root of the portal are addresses too, though the table has one row for them all.
    const patterns = [...routes.map(({ pattern }) => pattern), ...Object.values(sections)]
    const firsts = [...new Set(patterns.map((pattern) => pattern.split('/')[1] ?? ''))]
    const own = firsts.filter((segment) => /^[a-zA-Z-]+$/.test(segment)).join('|')
    // Values that a configuration requires literally are no addresses.
    const comment = '^(?!\\s*(?:/?\\*|//))'
    const handWritten = new RegExp(
      `${comment}.*(?:['"\`]/(?:${own})(?=['"\`/?#])(?!/\\{tenant\\})|\\b(?:to|href)="/)`,
    )
    // In the contract a path is that of a call.
    const programs = source.filter(
      (file) =>
        /^(?:src\/(?!contract\/)|sw\/|server\/)/.test(file) &&
        !/^src\/domain\/addresses\/(?:\w+-)?addresses\.ts$/.test(file),
    )
    expect(linesLike(handWritten, programs)).toEqual([])
  })
  it('builds query keys only where they are fetched', () => {
    const outside = source.filter(
      (file) => file.startsWith('src/') && !/^src\/(api|contract|domain)\//.test(file),
    )
    expect(linesLike(/queryKey:\s*\[/, outside)).toEqual([])
  })
  it('has a schema for every persisted answer', () => {
    const named = /(?:public|personal)Key\(\s*scope,\s*'([\w-]+)'|queryKey: \['([\w-]+)',/g
    const declared = source
      .filter((file) => file.startsWith('src/'))
      .flatMap((file) => [...text(file).matchAll(named)].map(([, keyed, plain]) => keyed ?? plain ?? ''))
    // Requested again by every page.
    const items = Object.values<ScreenRow>(screens).flatMap(({ item }) => item ?? [])
    const names = [...new Set([...declared, ...items])].filter((name) => name !== 'redirect')
    expect(names.length).toBeGreaterThan(30)
    const shapes = text('src/app/query-cache/persisted-schemas.ts') + text('src/api/items.ts')
    expect(names.filter((name) => !new RegExp(`^  '?${name}'?(?::|,)`, 'm').test(shapes))).toEqual([])
  })
  it('never waits for a promise inside a page predicate', () => {
    const waits = /\.waitForFunction\(\s*async/
    const found = code.filter((file) => file.startsWith('tests/') && waits.test(text(file)))
    expect(found).toEqual([])
  })
  it('has no sleeping and no skipped tests', () => {
    const self = 'tests/repo/repository.test.ts'
    const tests = code.filter((file) => /\.(test|spec|e2e)\.tsx?$/.test(file) && file !== self)
    expect(linesLike(/waitForTimeout\(|\.(?:only|skip|fixme)\(|toMatchSnapshot|vi\.mock\(/, tests)).toEqual(
      [],
    )
  })
  it('contains no absolute path of a machine', () => {
    const folder = new RegExp('(?:^|[^A-Za-z0-9_.])/(?:ro' + 'ot|ho' + 'me/[a-z]+|wo' + 'rk)/')
    expect(
      linesLike(
        folder,
        files.filter(
          (file) => /\.(ts|tsx|mjs|json|md|css|html|sh)$/.test(file) && file !== 'package-lock.json',
        ),
      ),
    ).toEqual([])
  })
  it('has no package that refuses the oldest Node that the project takes', () => {
    const { packages } = JSON.parse(text('package-lock.json')) as {
      packages: Record<string, { engines?: { node?: string } }>
    }
    const versionIn = (range: string) => /(\d+)(?:\.(\d+))?/.exec(range)?.slice(1).map(Number) ?? []
    const [oldest = 0, oldestMinor = 0] = versionIn(packages['']?.engines?.node ?? '')
    const takesOldest = (range: string) => {
      const [major = 0, minor = 0] = versionIn(range)
      return major === oldest ? !(minor > oldestMinor) : range.includes('>=') && major < oldest
    }
    const refusing = Object.entries(packages).filter(
      ([, { engines }]) => engines?.node && !engines.node.split('||').some(takesOldest),
    )
    expect(oldest).toBe(20)
    expect(refusing.map(([path]) => path)).toEqual([])
  })
  it('has one copy of the query core, whose singletons must not split', () => {
    const copies = Object.keys((JSON.parse(text('package-lock.json')) as { packages: object }).packages)
    expect(copies.filter((path) => path.endsWith('node_modules/@tanstack/query-core'))).toHaveLength(1)
  })
})
