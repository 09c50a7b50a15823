import { describe, expect, it } from 'vitest'
import {
  analyticsSettingsOf,
  checkedContainerId,
  errorShown,
  isMobileAgent,
  pageViewDelay,
  platformOf,
  reportedAs,
} from './analytics.ts'
import { createProgressMarks } from './player/progress-marks.ts'

describe('the container of a tag manager', () => {
  it('is GTM- in capitals and letters or digits [ANALYTICS-02] [AMBIG-119]', () => {
    for (const id of ['GTM-ABC123', 'GTM-a', 'GTM-9']) expect(checkedContainerId(id)).toBe(id)
  })
  it.each(['', 'GTM-', 'gtm-ABC', 'GTM-AB C', 'GTM-AB&x=1', 'UA-1', ' GTM-A', 'GTM-A\n', 'GTM-é', 'XGTM-A'])(
    'refuses %j, which is an error [ANALYTICS-03] [ERR-46] [AMBIG-044]',
    (id) => {
      expect(() => checkedContainerId(id)).toThrow()
    },
  )
  it('is read from the configuration, and an invalid configuration counts nothing', () => {
    expect(analyticsSettingsOf({ tagManager: { containerId: 'GTM-A' } }).tagManager?.containerId).toBe(
      'GTM-A',
    )
    for (const node of [undefined, null, {}, { own: 'yes' }, { tagManager: { containerId: 7 } }])
      expect(analyticsSettingsOf(node)).toEqual({ own: false })
  })
})

describe('the platform', () => {
  const agent = (name: string) => `Mozilla/5.0 (${name}) AppleWebKit/537.36`
  it.each([
    ['Android', 'ANALYTICS-14'],
    ['webOS', 'ANALYTICS-15'],
    ['iPhone', 'ANALYTICS-16'],
    ['iPad', 'ANALYTICS-17'],
    ['iPod', 'ANALYTICS-18'],
    ['BlackBerry', 'ANALYTICS-19'],
    ['IEMobile', 'ANALYTICS-20'],
    ['Opera Mini', 'ANALYTICS-21'],
  ])('is mobile for %s [%s]', (name) => {
    expect(isMobileAgent(agent(name))).toBe(true)
    expect(platformOf({ agent: agent(name), touchPoints: 5, shortSide: 390 })).toBe('mobile')
    expect(isMobileAgent(agent('X11; Linux x86_64'))).toBe(false)
  })
  it('is desktop, mobile or tablet, and only a tablet is reported as responsive [ANALYTICS-11] [ANALYTICS-12] [ANALYTICS-13] [AMBIG-118]', () => {
    const found = [
      platformOf({ agent: agent('X11; Linux x86_64'), touchPoints: 10, shortSide: 900 }),
      platformOf({ agent: agent('Android 15; Mobile'), touchPoints: 5, shortSide: 412 }),
      platformOf({ agent: agent('Android 15'), touchPoints: 5, shortSide: 800 }),
      platformOf({ agent: agent('Macintosh'), touchPoints: 5, shortSide: 820 }),
      platformOf({ agent: agent('Macintosh'), touchPoints: 0, shortSide: 900 }),
    ]
    expect(found).toEqual(['desktop', 'mobile', 'tablet', 'tablet', 'desktop'])
    expect(found.map(reportedAs)).toEqual(['desktop', 'mobile', 'responsive', 'responsive', 'desktop'])
  })
  it('a page counts after 250 ms [ANALYTICS-10]', () => {
    expect(pageViewDelay).toBe(250)
  })
})

describe('an error page', () => {
  it('reports action, area, code, message and type [ANALYTICS-05] [ANALYTICS-06] [ANALYTICS-07] [ANALYTICS-08] [ANALYTICS-09]', () => {
    expect(errorShown(404, 'Page not found: /no')).toEqual({
      event: 'error',
      error_action: 'displayed',
      area: 'error page',
      code: 404,
      message: 'Page not found: /no',
      type: 'not-found',
    })
    expect(errorShown(500, 'x')).toMatchObject({ code: 500, type: 'failure' })
  })
  it('does not report the query of the address', () => {
    const reported = errorShown(404, 'Page not found: /resetpassword?token=secret#mail=a@b.example')
    expect(JSON.stringify(reported)).not.toMatch(/secret|a@b/)
  })
})

describe('the playback marks of a title', () => {
  const heard = () => {
    const marks: number[] = []
    return { marks, ...createProgressMarks((mark) => marks.push(mark)) }
  }
  it('are reported at 25, 50, 75 and 100 percent, each once [PLAYER-24] [PLAYER-25] [PLAYER-26] [PLAYER-27]', () => {
    const title = heard()
    const reported: string[] = []
    for (let at = 0; at <= 40; at++) {
      title.at(at, 40)
      const last = title.marks.at(-1)
      if (last && !reported.some((one) => one.endsWith(`:${last}`))) reported.push(`${at}:${last}`)
    }
    title.end()
    expect(reported).toEqual(['10:25', '20:50', '30:75', '40:100'])
    expect(title.marks).toEqual([25, 50, 75, 100])
  })
  it('are reported at the end when the last tick came before it', () => {
    const title = heard()
    for (let at = 28; at < 39.9; at += 0.1) title.at(at, 40)
    title.end()
    expect(title.marks).toEqual([75, 100])
  })
  it('are not reported for skipped parts, nor again after a jump back', () => {
    const title = heard()
    for (let at = 0; at <= 11; at++) title.at(at, 40)
    for (let at = 21; at <= 31; at++) title.at(at, 40)
    for (let at = 5; at <= 31; at++) title.at(at, 40)
    expect(title.marks).toEqual([25, 75])
  })
  it('restart with each title, and wait while the length is unknown', () => {
    const title = heard()
    for (let at = 0; at <= 3; at++) title.at(at, 0)
    expect(title.marks).toEqual([])
    for (let at = 0; at <= 12; at++) title.at(at, 40)
    title.begin()
    for (let at = 0; at <= 12; at++) title.at(at, 40)
    expect(title.marks).toEqual([25, 25])
  })
})
