import { expect, it } from 'vitest'
import { createLog, pathForLog, errorStack } from './log.ts'

const written = (fields: object) => {
  let text = ''
  createLog('info', { write: (line: string) => void (text += line) }).info(fields, 'said\r\nforged')
  return text
}

it('redacts secrets and personal names, at the top and one level down', () => {
  const secrets = {
    authorization: 'Bearer s1',
    cookie: 's2',
    ticket: 's3',
    code: 's4',
    email: 's5',
    password: 's6',
  }
  const text = written({ ...secrets, request: { ...secrets, 'set-cookie': 's7' }, call: 'getLikes' })
  expect(text).not.toMatch(/s[1-7]"/)
  expect(text).toContain('getLikes')
})

/** As `pg` and PGlite throw it. */
const broken = Object.assign(new Error('duplicate key value violates unique constraint "account_email"'), {
  code: '23505',
  detail: 'Key (tenant, email)=(riwaq, lina@example.org) already exists.',
  params: ['lina@example.org'],
})

it('logs the reason of a failure, and nothing of the row it concerned', () => {
  const failed = new Error('no account was made', { cause: broken })
  for (const fields of [{ reason: errorStack(failed) }, { err: broken }, broken]) {
    const text = written(fields)
    expect(text).toContain('account_email')
    expect(text).not.toContain('lina')
  }
  expect(errorStack(failed)).toMatch(
    /^Error: no account was made\n.*log\.test\.ts[^]*caused by: Error: duplicate key/,
  )
  expect(errorStack('a word')).toBe('a word')
})

it('writes one event per line, whatever a visitor sent', () => {
  const lines = written({ path: '/a\r\n{"level":50}' }).trimEnd().split('\n')
  expect(lines).toHaveLength(1)
  expect(() => JSON.parse(lines[0] ?? '') as unknown).not.toThrow()
})

it('leaves out the query of an address', () => {
  expect(pathForLog('/media/trk_1.mp3?ticket=abc')).toBe('/media/trk_1.mp3')
  expect(pathForLog('/a#code=1')).toBe('/a')
  expect(pathForLog('/a')).toBe('/a')
})
