import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ImportProblems, problemsOf } from '../tools/lib/imports.mjs'

const root = new URL('../..', import.meta.url).pathname

describe('the imports of the project', () => {
  const found = problemsOf(root)
  it('keep to the layers, features, screens and wrapped libraries', () => {
    expect(found.imports).toEqual([])
  })
  it('form no cycle of any kind', () => {
    expect(found.cycles).toEqual([])
  })
})

/** Each file has one import that is not allowed, at some depth. */
const planted: [file: string, text: string][] = [
  ['src/lib/a.ts', "export { calls } from '../contract/calls.ts'"],
  ['src/contract/a.ts', "export { a } from '../domain/a.ts'"],
  ['src/domain/a.ts', "export { a } from '../api/a.ts'"],
  ['src/domain/deep/deeper/a.ts', "export { a } from '../../../api/a.ts'"],
  ['src/api/a.ts', "export { a } from '../state/a.ts'"],
  ['src/state/a.ts', "export { a } from '../features/x/a.ts'"],
  ['src/state/deep/a.ts', "export const a = () => import('../../features/x/a.ts')"],
  ['src/ui/a.ts', "export { a } from '../state/a.ts'"],
  ['src/ui/deep/a.ts', "export { a } from '../../domain/a.ts'"],
  ['src/features/x/a.ts', "export { a } from '../y/a.ts'"],
  ['src/features/x/deep/a.ts', "export { a } from '../../y/a.ts'"],
  ['src/features/x/deep/deeper/a.ts', "export { a } from '../../../y/a.ts'"],
  ['src/features/x/deep/deeper/still/a.ts', "import type { A } from '../../../../y/a.ts'\nexport type B = A"],
  ['src/features/x/deep/late.ts', "export const a = () => import('../../../features/y/a.ts')"],
  ['src/features/x/detour.ts', "export { a } from '../../../src/features/y/a.ts'"],
  ['src/features/x/b.ts', "export { a } from '../../app/a.ts'"],
  ['src/features/x/c.ts', "export { Howl } from 'howler'"],
  ['src/features/x/d.ts', "import type { i18n } from 'i18next'\nexport type A = i18n"],
  ['src/features/x/deep/c.ts', "export const a = () => import('hls.js')"],
  ['src/screens/x/a.ts', "export { a } from '../../app/a.ts'"],
  ['src/screens/x/b.ts', "export { a } from '../y/a.ts'"],
  ['src/screens/x/deep/b.ts', "export { a } from '../../y/a.ts'"],
  ['src/app/a.ts', "export { a } from '../../server/a.ts'"],
  ['sw/a.ts', "export { a } from '../src/state/a.ts'"],
  ['server/a.ts', "export { a } from '../src/ui/a.ts'"],
  ['server/modules/x/a.ts', "export { a } from '../../../src/state/a.ts'"],
  ['server/b.ts', "export { a } from './demo/a.ts'"],
  ['server/media/deep/a.ts', "import type { A } from '../../demo/deep/a.ts'\nexport type B = A"],
  ['server/modules/x/late.ts', "export const a = () => import('../../demo/a.ts')"],
  ['server/demography/a.ts', "export { a } from '../demo/a.ts'"],
]
/** One cycle of each kind. */
const circles: [kind: string, one: string, two: string][] = [
  [
    'value',
    "import { two } from './two.ts'\nexport const one = () => two()",
    "export { one as two } from './one.ts'",
  ],
  [
    'type',
    "import type { Two } from './two.ts'\nexport type One = Two",
    "import type { One } from './one.ts'\nexport type Two = One",
  ],
  ['late', "export const one = () => import('./two.ts')", "export const two = () => import('./one.ts')"],
]

describe('an import that is not allowed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'imports-'))
  let found: ImportProblems = { imports: [], cycles: [] }

  beforeAll(() => {
    const write = (file: string, text: string) => {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), text)
    }
    write('src/features/y/a.ts', 'export const a = 1')
    for (const [file, text] of planted) write(file, text)
    for (const [kind, one, two] of circles) {
      write(`src/lib/${kind}/one.ts`, one)
      write(`src/lib/${kind}/two.ts`, two)
    }
    found = problemsOf(folder)
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it.each(planted)('is named: %s', (file) => {
    expect(found.imports.some((problem) => problem.startsWith(`${file} imports `))).toBe(true)
  })
  it.each(circles)('is named as a cycle of kind %s', (kind) => {
    expect(found.cycles).toContain(`src/lib/${kind}/one.ts src/lib/${kind}/two.ts`)
  })
})
