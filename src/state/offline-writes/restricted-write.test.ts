import { afterEach, expect, it } from 'vitest'
import { downloadRecord } from '../../contract/download-records.fixture.ts'
import { parental } from '../age-ceiling/age-ceiling.ts'
import { isRestrictedWrite } from './restricted-write.ts'

afterEach(() => void Object.assign(parental, { isActive: false, maxRating: null }))

it('a waiting write of an item above the age ceiling is listed without its title', () => {
  const { track } = downloadRecord('trk_1')
  const [adult, open] = [{ card: { ...track, grading: 40 } }, { card: track }]
  expect([adult, open, {}].map(isRestrictedWrite)).toEqual([false, false, false])
  Object.assign(parental, { isActive: true, maxRating: 20 })
  expect([adult, open, {}, { card: 'another shape' }].map(isRestrictedWrite)).toEqual([
    true,
    false,
    false,
    false,
  ])
})
