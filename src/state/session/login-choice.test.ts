import { beforeEach, expect, it, vi } from 'vitest'
import { createStorage } from '../../lib/storage.fixture.ts'
import { findLoginChoice, forgetLoginChoice, saveLoginChoice } from './login-choice.ts'

beforeEach(() => {
  globalThis.sessionStorage = createStorage()
})

it('the chosen login option is stored as loginOptionsObject in the tab until the login [CONST-17]', () => {
  saveLoginChoice('password', 1000)
  expect(Object.keys(sessionStorage)).toEqual(['loginOptionsObject'])
  expect(findLoginChoice(2000)).toBe('password')
  forgetLoginChoice()
  expect(findLoginChoice(2000)).toBeNull()
  expect(Object.keys(sessionStorage)).toEqual([])
})
it('a login option chosen more than half an hour ago is forgotten', () => {
  saveLoginChoice('password', 0)
  expect(findLoginChoice(30 * 60_000)).toBe('password')
  expect(findLoginChoice(30 * 60_000 + 1)).toBeNull()
  expect(Object.keys(sessionStorage)).toEqual([])
})
it('a login option that another page wrote in another form is dropped', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  for (const stored of ['{"id":', '{"id":7,"at":1}', '"password"']) {
    sessionStorage.setItem('loginOptionsObject', stored)
    expect(findLoginChoice(1)).toBeNull()
    expect(Object.keys(sessionStorage)).toEqual([])
  }
  expect(warn).toHaveBeenCalledTimes(3)
  warn.mockRestore()
})
