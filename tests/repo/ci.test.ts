/** `.ci/run` on machines with missing tools; what it would install or run are stubs that only print their names. */
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const script = new URL('../../.ci/run', import.meta.url).pathname
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'riwaq-ci-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const writeStub = (name: string, lines: string) => {
  writeFileSync(join(folder, name), `#!/bin/sh\n${lines}\n`)
  chmodSync(join(folder, name), 0o755)
}
const present = ['chromium', 'chromium-headless-shell', 'pg_ctl', 'git']
const run = (version: string) => {
  for (const name of present) writeStub(name, 'exit 0')
  writeStub('fc-list', 'echo Noto Sans Arabic')
  writeStub('apt-get', `echo "$@" >>"${folder}/installed"`)
  writeStub('node', `echo ${version}`)
  writeStub('npm', 'echo npm was asked to "$@"; exit 1')
  const { status, stdout } = spawnSync('bash', [script], {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${folder}:/usr/bin:/bin` },
  })
  return { status, lines: stdout.trimEnd().split('\n') }
}

describe('the script of CI', () => {
  it.each(['v18.20.4', 'v20.9.0'])(
    'does not start with Node %s, which its packages do not replace',
    (version) => {
      const { status, lines } = run(version)
      expect(status).toBe(1)
      expect(lines.slice(-2)).toEqual([
        `Node 20.19 or later is needed and this machine has ${version.slice(1)}, from its packages too: install a later one first.`,
        '0 passed, 1 failed',
      ])
      expect(readFileSync(join(folder, 'installed'), 'utf8')).toContain('nodejs npm')
      expect(lines.join()).not.toContain('npm ci')
    },
  )
  it.each(['v20.19.0', 'v20.20.2', 'v22.1.0', 'v100.0.0'])('accepts Node %s', (version) => {
    const { lines } = run(version)
    expect(lines).toContain('npm was asked to ci --no-audit --no-fund')
    expect(lines.join()).not.toContain('installing')
  })
})
