import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  availability,
  clearAvailabilityCheck,
  registerEntry,
  setAvailabilityCheck,
  showHiddenEntries,
  toggleOnlyAvailable,
} from './availability.ts'

const counted = () => Promise.resolve()
let leave: (() => void)[]
const show = async (...keys: string[]) => {
  leave.push(...keys.map((key) => registerEntry(key, availability.check?.(key) ?? true)))
  await counted()
}
const page = Symbol('page')
const opensA = (address: string) => address === '/a'

beforeEach(() => {
  leave = []
  setAvailabilityCheck(page, opensA)
})
afterEach(async () => {
  for (const end of leave) end()
  clearAvailabilityCheck(page, true)
  showHiddenEntries()
  await counted()
})

describe('the entries on screen', () => {
  it('are counted by what is registered, and no longer once they are gone', async () => {
    await show('/a', '/b', '/c')
    expect(availability).toMatchObject({ availableCount: 1, unavailableCount: 2, isCounted: true })
    leave.pop()?.()
    await counted()
    expect(availability.unavailableCount).toBe(1)
  })
  it('are filtered on demand, but not where nothing would be left', async () => {
    toggleOnlyAvailable()
    await show('/b')
    expect(availability.isFiltered).toBe(false)
    await show('/a')
    expect(availability.isFiltered).toBe(true)
    toggleOnlyAvailable()
    expect(availability.isFiltered).toBe(false)
  })
})

describe('when the connection is back', () => {
  it('what is hidden stays hidden until it is asked for, and the choice is over', async () => {
    await show('/a', '/b')
    toggleOnlyAvailable()
    clearAvailabilityCheck(page, true)
    expect(availability).toMatchObject({ check: null, isFiltered: false, isOnlyAvailable: false })
    expect([...(availability.stillHidden ?? [])]).toEqual(['/b'])
    showHiddenEntries()
    expect(availability.stillHidden).toBeNull()
  })
  it('nothing is held back where nothing was hidden', async () => {
    await show('/a', '/b')
    clearAvailabilityCheck(page, true)
    expect(availability.stillHidden).toBeNull()
  })
})

it('a part of a page that goes leaves the check of another part', () => {
  const [part, opensAll] = [Symbol('part'), () => true]
  setAvailabilityCheck(part, opensAll)
  expect(availability.check).toBe(opensAll)
  clearAvailabilityCheck(part, false)
  expect(availability.check).toBe(opensA)
})

it('the choice lasts from one page to the next without a connection', async () => {
  await show('/a', '/b')
  toggleOnlyAvailable()
  clearAvailabilityCheck(page, false)
  expect(availability).toMatchObject({ isFiltered: false, stillHidden: null, isOnlyAvailable: true })
  setAvailabilityCheck(page, opensA)
  await counted()
  expect(availability.isFiltered).toBe(true)
})
