/** `npm run firefox`: a listener's journey in an installed Firefox. */
import { declinedConsentCookie } from './lib/consent.mjs'
import { firefoxPath, launchFirefox } from './lib/firefox.mjs'
import { walkAsListener } from './lib/listener-walk.mjs'
import { startPortal, stop } from './lib/portal.mjs'
import { restartAhead } from './lib/restart-ahead.mjs'

const path = firefoxPath()
if (!path) {
  console.error('No Firefox is installed here. Debian has it as firefox-esr; FIREFOX_PATH names another one.')
  process.exit(1)
}

const complaints = []
/** Console messages during unload are ignored: the page is gone. */
let isClosing = false
const portal = await startPortal()
const firefox = await launchFirefox({
  path,
  logWarning: (text) => isClosing || complaints.push(text),
  beforeEachPage: `document.cookie = ${JSON.stringify(declinedConsentCookie)}`,
})
const page = await firefox.newPage()
await page.resize(412, 915)
const failed = await walkAsListener('firefox', {
  page,
  origin: portal.origin(),
  readComplaints: () => complaints,
  passMinutes: (minutes) => restartAhead(portal, minutes),
  stopServer: () => stop(portal.child),
  onLeave: (isLeaving) => (isClosing = isLeaving),
})
await firefox.close()
await portal.stop()
console.log(`Firefox ${firefox.version}: ${failed ? 'the walk was not ended' : 'the whole walk'}`)
process.exitCode = failed
