/**
 * `npm run webkit`: a listener's journey in an installed WebKitGTK, the engine of Safari, over TLS as behind a proxy.
 * Then a login over plain http, where this engine refuses secure cookies.
 */
import { declinedConsentCookie } from './lib/consent.mjs'
import { signInOverHttp, walkAsListener } from './lib/listener-walk.mjs'
import { freePort, startPortal, stop } from './lib/portal.mjs'
import { restartAhead } from './lib/restart-ahead.mjs'
import { hasOpenssl, startTlsProxy } from './lib/tls-proxy.mjs'
import { launchWebKit, webkitPrograms } from './lib/webkit.mjs'

const programs = webkitPrograms()
if (!programs || !hasOpenssl()) {
  console.log('No WebKitGTK is installed here, so this is skipped. Debian has it: apt-get install')
  console.log('webkit2gtk-driver xvfb openssl gstreamer1.0-plugins-good gstreamer1.0-libav')
  process.exit(0)
}

const host = 'riwaq.localhost'
const [port, portalPort] = [await freePort(), await freePort()]
const origin = `https://${host}:${port}`
const env = { PORT: String(portalPort), PUBLIC_URL: origin, TRUST_PROXY: 'on' }
const portal = await startPortal(env)
const proxy = await startTlsProxy({ host, port, portalPort })

const webkit = await launchWebKit(programs)
const complaints = []
const readComplaints = async () => {
  complaints.push(...(await webkit.takeErrors()))
  return complaints
}
const onLeave = (isLeaving) => (isLeaving ? readComplaints() : webkit.collectErrors())
const { page } = webkit
await page.resize(412, 915)
await page.open(`${origin}/icons/mark.svg`)
await page.run((cookie) => (document.cookie = cookie), declinedConsentCookie)

const plain = await startPortal()
const failed =
  (await signInOverHttp('webkit', { page, origin: plain.origin(), onLeave })) +
  (await walkAsListener('webkit', {
    page,
    origin,
    readComplaints,
    passMinutes: (minutes) => restartAhead(portal, minutes, env),
    stopServer: () => stop(portal.child),
    onLeave,
  }))
await webkit.close()
await proxy.stop()
await Promise.all([portal.stop(), plain.stop()])
console.log(`WebKitGTK ${webkit.version}: ${failed ? 'the walk was not ended' : 'the whole walk'}`)
process.exitCode = failed
