import type { SessionDevice } from '../../../src/contract/sessions.ts'
import { attributesOf } from '../device/device-attributes.ts'

/** In this order: most of them also name Chrome or Safari, whose pages they want to be shown. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera|OPiOS|OPT)\/|Opera Mini/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bYaBrowser\//, 'Yandex'],
  [/\bDuckDuckGo\//, 'DuckDuckGo'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*Safari\//, 'Safari'],
]

const systemNames: Readonly<Record<string, string>> = {
  ANDROID: 'Android',
  IOS: 'iOS',
  KAIOS: 'KaiOS',
  WINDOWS: 'Windows',
  CHROMEOS: 'ChromeOS',
  MACOS: 'macOS',
  LINUX: 'Linux',
}

const browserOf = (agent: string) => browsers.find(([pattern]) => pattern.test(agent))?.[1] ?? null

/** `null` for sessions of earlier versions, which noted no browser. */
export const sessionDeviceOf = (agent: string | null): SessionDevice => {
  const { desktop, tablet, operatingSystem } = attributesOf(agent ?? '')
  const browser = browserOf(agent ?? '')
  const system = systemNames[operatingSystem] ?? null
  if (browser === null && system === null) return { kind: 'unknown', browser, system }
  return { kind: desktop ? 'desktop' : tablet ? 'tablet' : 'phone', browser, system }
}
