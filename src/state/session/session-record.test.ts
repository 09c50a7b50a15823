import { describe, expect, it } from 'vitest'
import { createSessionRecord } from './session-record.ts'
import { createDisk, createJar, lina, token } from './session.fixture.ts'

/** Over plain http Safari ignores every write of a secure cookie. */
const createPlainJar = () => {
  const jar = createJar()
  return {
    get cookie() {
      return jar.cookie
    },
    set cookie(text: string) {
      if (!text.endsWith('; secure')) jar.cookie = text
    },
  }
}

describe('the token cookie', () => {
  it('is secure where the browser takes that, and is written once', () => {
    const jar = createJar()
    const record = createSessionRecord('riwaq', createDisk(), jar, () => true)
    record.keepToken(token(1), lina)
    record.forget()
    expect(jar.written).toHaveLength(2)
    for (const text of jar.written) expect(text).toMatch(/; secure$/)
  })
  it('is stored and deleted on this machine’s own http by a browser that refuses secure cookies there', () => {
    const record = createSessionRecord('riwaq', createDisk(), createPlainJar(), () => true)
    record.keepToken(token(1), lina)
    expect(record.token()).toBe('access-1')
    record.keepToken(token(2), lina)
    expect(record.token()).toBe('access-2')
    record.forget()
    expect(record.token()).toBeNull()
  })
  it('is never written without that on any other host', () => {
    const record = createSessionRecord('riwaq', createDisk(), createPlainJar(), () => false)
    record.keepToken(token(1), lina)
    expect(record.token()).toBeNull()
  })
})
