/** Paths of an installed Chromium, or null: then Playwright's own is used. */
export { barePath, browserArgs, browserPath, shortLivedArgs } from '../tools/lib/browser.mjs'
