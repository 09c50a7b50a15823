import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { shortestPassword } from '../../src/contract/password.ts'
import { weaknessOf } from './weak-password.ts'

const owner = { name: 'Lina Haddad', email: 'lina.h@music-lovers.example' }
const lines = readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
const listed = lines.filter((line) => !line.startsWith('# '))

describe('the list of common passwords', () => {
  it('has ten thousand that are long enough, and says where it is from and under which licence', () => {
    expect(new Set(listed).size).toBe(10_000)
    expect(listed.filter((line) => line.length < shortestPassword || line !== line.toLowerCase())).toEqual([])
    expect(lines.slice(0, 3).join(' ')).toMatch(/Source: .+ Licence: MIT/)
  })
})

describe('a password', () => {
  it('that is among the commonest is weak, whatever its case and the marks around it', async () => {
    for (const password of ['password', '12345678', 'Football', 'TRUSTNO1', 'iloveyou!!', '*sunshine*'])
      expect([password, await weaknessOf(password, owner)]).toEqual([password, 'common'])
    for (const password of listed) expect(await weaknessOf(password, owner)).toBe('common')
  })
  it('that is made of the own name or address is weak', async () => {
    for (const password of [
      'linahaddad',
      'Lina-Haddad-1987',
      'haddad2026!',
      'lina.h@music-lovers.example',
      'lina.h@music-lovers.example1',
      'HADDADhaddad',
      '#lina#lina#',
    ])
      expect([password, await weaknessOf(password, owner)]).toEqual([password, 'personal'])
  })
  it('of several other words is none of that, also with the own name in it', async () => {
    for (const password of [
      'a long walk home',
      'lina loves long walks',
      'x8!qL0-zz',
      'كلمة طويلة جدا',
      'lina-demo-2026',
    ])
      expect([password, await weaknessOf(password, owner)]).toEqual([password, null])
  })
  it('of somebody without an address is judged by the name alone', async () => {
    expect(await weaknessOf('example-music', { name: 'Li', email: null })).toBeNull()
  })
})
