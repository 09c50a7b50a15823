import { beforeEach, expect, it } from 'vitest'
import { createStorage } from '../../lib/storage.fixture.ts'
import { findUpgradeTarget, removeUpgradeTarget, saveUpgradeTarget } from './upgrade-target.ts'

beforeEach(() => {
  globalThis.sessionStorage = createStorage()
})

it('the plan that was chosen is stored as upgradeTo in the tab until it is used [CONST-15]', () => {
  saveUpgradeTarget(7)
  expect([Object.keys(sessionStorage), sessionStorage.getItem('upgradeTo')]).toEqual([['upgradeTo'], '7'])
  saveUpgradeTarget(9)
  expect([findUpgradeTarget(), findUpgradeTarget()]).toEqual([9, 9])
  removeUpgradeTarget()
  expect([findUpgradeTarget(), Object.keys(sessionStorage)]).toEqual([null, []])
})
it('a plan that another page wrote in another form is dropped', () => {
  for (const stored of ['', '0', '-3', '1.5', 'premium', '{"id":7}', '9'.repeat(40)]) {
    sessionStorage.setItem('upgradeTo', stored)
    expect([findUpgradeTarget(), Object.keys(sessionStorage)]).toEqual([null, []])
  }
})
