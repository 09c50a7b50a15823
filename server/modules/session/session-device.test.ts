import { describe, expect, it } from 'vitest'
import { sessionDeviceOf } from './session-device.ts'

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'
const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

describe('the device of a session', () => {
  it.each([
    [`${windows} ${webKit} Chrome/126.0.0.0 Safari/537.36`, 'desktop', 'Chrome', 'Windows'],
    [`${windows} ${webKit} Chrome/126.0.0.0 Safari/537.36 Edg/126.0`, 'desktop', 'Edge', 'Windows'],
    [`${windows} ${webKit} Chrome/126.0.0.0 Safari/537.36 OPR/111.0`, 'desktop', 'Opera', 'Windows'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0', 'desktop', 'Firefox', 'Linux'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
      'desktop',
      'Safari',
      'macOS',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/126.0 Mobile/15E148 Safari/604.1',
      'phone',
      'Chrome',
      'iOS',
    ],
    [
      `Mozilla/5.0 (Linux; Android 14; SM-S921B) ${webKit} SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36`,
      'phone',
      'Samsung Internet',
      'Android',
    ],
    [
      `Mozilla/5.0 (Linux; Android 14; SM-X710) ${webKit} Chrome/126.0 Safari/537.36`,
      'tablet',
      'Chrome',
      'Android',
    ],
  ] as const)('of %s', (agent, kind, browser, system) => {
    expect(sessionDeviceOf(agent)).toEqual({ kind, browser, system })
  })
  it('of a browser that says nothing is unknown', () => {
    for (const agent of [null, '', 'curl/8.5.0'])
      expect(sessionDeviceOf(agent)).toEqual({ kind: 'unknown', browser: null, system: null })
  })
})
