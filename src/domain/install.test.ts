import { describe, expect, it } from 'vitest'
import { installVariantOf } from './install.ts'

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 Version/18.4 Mobile/15E148 Safari/604.1'
const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.4 Safari/605.1.15'
const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36'
const firefox = 'Mozilla/5.0 (Android 15; Mobile; rv:153.0) Gecko/153.0 Firefox/153.0'

describe('the install prompt', () => {
  it.each([
    ['asks the browser where it offers a prompt', { userAgent: chrome, hasPrompt: true }, 'native'],
    ['guides through the share menu on an iPhone', { userAgent: iphone }, 'ios'],
    ['knows an iPad that says it is a Mac', { userAgent: mac, touchPoints: 5 }, 'ios'],
    ['guides through the file menu on a Mac', { userAgent: mac }, 'macos'],
    ['guides through the menu of Firefox on Android', { userAgent: firefox }, 'firefoxAndroid'],
    ['offers nothing where nothing can be done', { userAgent: chrome }, 'none'],
    ['offers nothing once it runs as an app', { userAgent: iphone, isStandalone: true }, 'none'],
  ] as const)('%s [SHELL-38]', (_, facts, variant) => {
    expect(installVariantOf({ isStandalone: false, hasPrompt: false, touchPoints: 0, ...facts })).toBe(
      variant,
    )
  })
})
