import { afterEach, expect, it } from 'vitest'
import { downloadRecord } from '../../contract/download-records.fixture.ts'
import { parental } from '../age-ceiling/age-ceiling.ts'
import { rememberTappedCard, tappedCard } from './tapped-cards.ts'

afterEach(() => void Object.assign(parental, { isActive: false, maxRating: null }))

it('the head of the next page is that of the tapped item, and of none above an age ceiling', () => {
  const { track } = downloadRecord('trk_1')
  rememberTappedCard({ ...track, grading: 30 })
  expect(tappedCard('trk_1')?.title).toBe(track.title)
  Object.assign(parental, { isActive: true, maxRating: 20 })
  expect(tappedCard('trk_1')).toBeNull()
  Object.assign(parental, { isActive: true, maxRating: 30 })
  expect(tappedCard('trk_1')?.title).toBe(track.title)
})
