/** A Chromium for tools: the installed one first, else Playwright's own. */
import { chromium } from '@playwright/test'
import { findExecutable } from './executable.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
/** The same engine without a browser around it, as Playwright's own is when it shows no window: a fifth less to do. */
const bareNames = ['chromium-headless-shell', 'chrome-headless-shell']
/** `BROWSER_PATH` wins over what is installed; null lets Playwright use its own. */
export const browserPath = () => process.env['BROWSER_PATH'] ?? findExecutable(names)
/** For tests that need no browser features outside the page. */
export const barePath = () =>
  process.env['BROWSER_PATH'] ?? findExecutable(bareNames) ?? findExecutable(names)

/**
 * Two pages of the browser's own, for the address bar, cost more than half of the time of each page under test. An
 * argument here replaces Playwright's own list, so entries that matter to a test are repeated.
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
/**
 * For pages that exist for seconds: code of the optimising compilers would be thrown away, and nothing is displayed.
 */
export const shortLivedArgs = ['--js-flags=--no-maglev --no-turbofan', '--in-process-gpu']

/**
 * For pages that are timed. An attached inspector asks where in its source a function stands, for which V8 parses it a
 * second time: 14 % of the time until a page answers taps, which no visitor pays. Positions kept from the first parse on
 * leave 3 %.
 */
export const timedArgs = [...browserArgs, '--js-flags=--no-enable-lazy-source-positions']

export const launchBrowser = (extra = {}) =>
  chromium.launch({ ...(browserPath() && { executablePath: browserPath() }), args: browserArgs, ...extra })
