import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const exec = promisify(execFile)
const lint = new URL('../tools/lint.mjs', import.meta.url).pathname

/** Each file breaks one border of the house; the linter must name it. */
const wrong: [file: string, text: string][] = [
  ['src/lib/a.ts', "export { calls } from '../contract/calls.ts'"],
  ['src/contract/a.ts', "export { a } from '../domain/a.ts'"],
  ['src/domain/a.ts', "export { a } from '../api/a.ts'"],
  ['src/api/a.ts', "export { a } from '../state/a.ts'"],
  ['src/state/a.ts', "export { a } from '../features/x/a.ts'"],
  ['src/ui/a.ts', "export { a } from '../state/a.ts'"],
  ['src/ui/deep/a.ts', "export { a } from '../../domain/a.ts'"],
  ['src/features/x/a.ts', "export { a } from '../y/a.ts'"],
  ['src/features/x/deep/a.ts', "export { a } from '../../y/a.ts'"],
  ['src/features/x/b.ts', "export { a } from '../../app/a.ts'"],
  ['src/features/x/c.ts', "export { Howl } from 'howler'"],
  ['src/screens/x/a.ts', "export { a } from '../../app/a.ts'"],
  ['src/app/a.ts', "export { a } from '../../server/a.ts'"],
  ['sw/a.ts', "export { a } from '../src/state/a.ts'"],
  ['server/a.ts', "export { a } from '../src/ui/a.ts'"],
  ['server/modules/x/a.ts', "export { a } from '../../../src/state/a.ts'"],
]
/** Two files that import each other. */
const circle: [file: string, text: string][] = [
  ['src/lib/one.ts', "import { two } from './two.ts'\nexport const one = () => two()"],
  ['src/lib/two.ts', "import { one } from './one.ts'\nexport const two = (): unknown => one()"],
]

describe('the layers', () => {
  const folder = mkdtempSync(join(tmpdir(), 'layers-'))
  let report = ''

  beforeAll(async () => {
    for (const [file, text] of [
      ...wrong,
      ...circle,
      ['src/features/y/a.ts', 'export const a = 1'] as const,
    ]) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), text)
    }
    report = await exec('node', [lint, '--root', folder]).then(
      () => '',
      (failure: { stdout: string }) => failure.stdout,
    )
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it.each(wrong)('refuse the import in %s', (file) => {
    const named = report.split('\n').filter((line) => line.includes('no-restricted-imports'))
    expect(named.some((line) => line.includes(`${file}:`))).toBe(true)
  })
  it('refuse two files that import each other', () => {
    expect(report).toContain('no-cycle')
  })
})
