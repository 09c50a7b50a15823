/** Path of an installed Chromium, or null: then Playwright's own is used. */
export { browserArgs, browserPath } from '../tools/lib/browser.mjs'
