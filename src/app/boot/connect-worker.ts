import { watchInstall } from '../../state/install/install-actions.ts'
import { onCeilingChange } from '../../state/age-ceiling/apply-ceiling.ts'
import { parental } from '../../state/age-ceiling/age-ceiling.ts'
import { followPoorConnection } from '../../state/network/network-quality.ts'
import { readSessionEnding } from '../../state/session/session-ending.ts'
import { otherDeviceAccounts } from '../../state/storage/device-accounts.ts'
import { whenSessionKnown } from '../../state/session/when-session-known.ts'
import { beforeUser, onLogout, whenLogoutDone } from '../../state/session/session-listeners.ts'
import { trustedScriptUrl } from '../../lib/own-script.ts'
import { createVersionRefresh } from '../update/version-refresh.ts'
import type { WorkerBridge } from '../service-worker/register.ts'
import type { PageContext, PageRouter } from './start-router.ts'
import { whenIdle } from './when-idle.ts'

const doNothing = () => Promise.resolve()
const loadSessionEnd = () => import('../storage/session-end.ts')

/** A new ceiling deletes cached documents before the worker learns of it (decision 25). */
const followCeiling = (bridge: WorkerBridge) => {
  // What an earlier page sent to the worker is unknown.
  let lastSent: boolean | null = null
  const sendCeiling = async () => {
    if (parental.isActive === lastSent) return
    lastSent = parental.isActive
    if (lastSent) await bridge.postAndWait({ type: 'FORGET' })
    await bridge.postMessage({ type: 'CEILING', active: lastSent })
  }
  onCeilingChange(sendCeiling)
  void sendCeiling()
}

/** What a poor connection does not prefetch is prefetched once it is good. */
const cacheRemainingOnGoodNetwork = (bridge: WorkerBridge) =>
  followPoorConnection((isPoor) => {
    if (!isPoor) void bridge.postMessage({ type: 'KEEP_REST' })
  })

export const connectWorker = ({ page }: PageContext, { reloadCheck: reloadsFor }: PageRouter) => {
  const { name, versionPollMs, features } = page.tenant
  let bridge: WorkerBridge | null = null
  const forget = () => bridge?.postAndWait({ type: 'FORGET' }) ?? doNothing()
  const version = createVersionRefresh({
    tenant: name,
    current: page.build,
    pollMs: versionPollMs,
    prepareWorker: () => bridge?.update() ?? doNothing(),
    takeOver: () => bridge?.takeOver() ?? doNothing(),
  })
  reloadsFor.current = version.wantsReload
  if (features.install !== false) watchInstall(name)
  const wipe = { tenant: name, host: location.hostname, forget }
  onLogout(async (_, ending) => (await loadSessionEnd()).handleSessionEnd(wipe, ending))
  beforeUser(async ({ userId }) => {
    if (otherDeviceAccounts(name, userId).length > 0)
      await (await loadSessionEnd()).clearOtherAccounts(name, userId)
  })
  whenIdle(async () => {
    // Only a build has a worker: in development it would cache files that change.
    if (import.meta.env.PROD) {
      const { registerWorker } = await import('../service-worker/register.ts')
      bridge = await registerWorker(trustedScriptUrl('/sw.js'), page.build)
      if (bridge) {
        followCeiling(bridge)
        cacheRemainingOnGoodNetwork(bridge)
      }
    }
    version.start()
    await whenSessionKnown()
    await whenLogoutDone()
    if (readSessionEnding(name)) await (await loadSessionEnd()).resumeSessionEnd(wipe)
  })
}
