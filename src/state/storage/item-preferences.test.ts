import { beforeEach, describe, expect, it } from 'vitest'
import { createStorage } from '../../lib/storage.fixture.ts'
import { openItemPreferences } from './item-preferences.ts'

const isNumber = (value: unknown): value is number => typeof value === 'number'
const open = () => openItemPreferences('speed:riwaq', isNumber)

describe('preferences per item', () => {
  beforeEach(() => {
    globalThis.localStorage = createStorage()
  })
  it('are restored, the last one for each', () => {
    open().keep('pod_1', 1.5)
    open().keep('pod_2', 2)
    open().keep('pod_1', 0.8)
    expect([open().of('pod_1'), open().of('pod_2'), open().of('pod_3')]).toEqual([0.8, 2, undefined])
  })
  it('are limited to a hundred; the oldest is dropped', () => {
    for (let at = 0; at <= 100; at++) open().keep(`pod_${at}`, at)
    expect([open().of('pod_0'), open().of('pod_1'), open().of('pod_100')]).toEqual([undefined, 1, 100])
  })
  it('are ignored where somebody wrote something else', () => {
    for (const broken of ['{', '7', '[["pod_1","fast"]]', '[[1,2]]']) {
      localStorage.setItem('speed:riwaq', broken)
      expect(open().of('pod_1')).toBeUndefined()
    }
  })
})
