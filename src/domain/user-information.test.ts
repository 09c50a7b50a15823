import { describe, expect, it } from 'vitest'
import { isTimeZone, knownInformationOf, withKnownInformation } from './user-information.ts'

const none = { avatar: null, timeZone: null, topics: [] }

describe('the known part of the information', () => {
  it('is read whatever else is there, and whatever form a name has', () => {
    const information = {
      avatar: 'avt_moon',
      timeZone: 'Asia/Amman',
      topics: ['offers', 'other', 'releases'],
    }
    expect(knownInformationOf({ ...information, city: 'Cairo' })).toEqual({
      avatar: 'avt_moon',
      timeZone: 'Asia/Amman',
      topics: ['releases', 'offers'],
    })
    expect(knownInformationOf({ avatar: 7, timeZone: '', topics: 'offers' })).toEqual(none)
  })
  it('is written beside all other names, which stay as they came [ENTITY-PROFILE-04]', () => {
    const information = { city: 'Cairo', nested: { a: [1] }, avatar: 'avt_moon', topics: ['offers'] }
    expect(withKnownInformation(information, { ...none, avatar: 'avt_lamp' })).toEqual({
      city: 'Cairo',
      nested: { a: [1] },
      avatar: 'avt_lamp',
      topics: null,
    })
    expect(withKnownInformation({ city: 'Cairo' }, none)).toEqual({ city: 'Cairo' })
  })
})

describe('a time zone', () => {
  it('is one that dates can be written in', () => {
    for (const name of ['Europe/Bucharest', 'UTC', 'America/Argentina/Buenos_Aires'])
      expect(isTimeZone(name)).toBe(true)
    for (const name of ['', 'Europe', 'Mars/Olympus', '../etc']) expect(isTimeZone(name)).toBe(false)
  })
})
