/** A Chromium for tools: the installed one first, else Playwright's own. */
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
const isExecutable = (path) => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
/** `BROWSER_PATH` wins over what is installed; null lets Playwright use its own. */
export const browserPath = () => {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return (
    process.env['BROWSER_PATH'] ??
    folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isExecutable) ??
    null
  )
}
/**
 * Two pages of the browser's own, behind the address bar, cost more than half of the time of each page under test. A
 * list given here replaces Playwright's own, so what of that matters to a test is named again.
 */
const withoutFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'DestroyProfileOnBrowserClose',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'PreconnectToSearch',
]
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-gpu-rasterization',
  `--disable-features=${withoutFeatures.join(',')}`,
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export const launchBrowser = (extra = {}) =>
  chromium.launch({ ...(browserPath() && { executablePath: browserPath() }), args: browserArgs, ...extra })
