import { expect, it } from 'vitest'
import { loadTenants } from '../tenants/load.ts'
import { letterDate } from './letter-date.ts'

const [tenant = expect.unreachable('no tenant')] = loadTenants()
const moment = '2026-11-28T22:30:00.000Z'

it('a date in a letter is that of the account’s own zone, which it names', () => {
  const at = letterDate({ tenant, lang: 'de' }, moment, 'Europe/Bucharest')
  expect(at).toMatch(/^29\. November 2026.* 00:30 (?:OEZ|MEZ|GMT\+2|EET)/)
})
it.each([null, 'Mars/Olympus'])('without a known zone (%s) it is UTC', (zone) => {
  expect(letterDate({ tenant, lang: 'en' }, moment, zone)).toMatch(/^28 November 2026.*22:30 UTC$/)
})
