/** The worker and what hangs on it: install, new builds, the age ceiling on disk, the wipe when a session ends. */
import { subscribe } from 'valtio'
import { watchInstall } from '../../state/install/install-actions.ts'
import { parental } from '../../state/parental/parental.ts'
import { followPoor } from '../../state/network/network-quality.ts'
import { readEnding } from '../../state/session/session-ending.ts'
import { strangersHere } from '../../state/storage/device-accounts.ts'
import { sessionKnown } from '../../state/session/when-session-known.ts'
import { beforeUser, onLogout, whenEnded } from '../../state/session/session-listeners.ts'
import { ownScript } from '../../lib/own-script.ts'
import { createVersionRefresh } from '../update/version-refresh.ts'
import type { WorkerBridge } from '../service-worker/register.ts'
import type { PageParts, PageRouter } from './start-router.ts'
import { whenIdle } from './when-idle.ts'

const nothing = () => Promise.resolve()
const afterSession = () => import('../storage/session-end.ts')

/** A ceiling that begins takes the kept documents away before the worker hears of it (decision 25). */
const followCeiling = (bridge: WorkerBridge) => {
  // What it was told by an earlier page is not known.
  let told: boolean | null = null
  const tell = async () => {
    if (parental.isActive === told) return
    told = parental.isActive
    if (told) await bridge.ask({ type: 'FORGET' })
    await bridge.tell({ type: 'CEILING', active: told })
  }
  void tell()
  subscribe(parental, () => void tell())
}

/** What a poor line does not fetch ahead is fetched once it is good. */
const keepRest = (bridge: WorkerBridge) =>
  followPoor((poor) => {
    if (!poor) void bridge.tell({ type: 'KEEP_REST' })
  })

export const connectWorker = ({ page }: PageParts, { reloadsFor }: PageRouter) => {
  const { name, versionPollMs, features } = page.tenant
  let bridge: WorkerBridge | null = null
  const forget = () => bridge?.ask({ type: 'FORGET' }) ?? nothing()
  const version = createVersionRefresh({
    tenant: name,
    current: page.build,
    pollMs: versionPollMs,
    prepareWorker: () => bridge?.update() ?? nothing(),
    takeOver: () => bridge?.takeOver() ?? nothing(),
  })
  reloadsFor.current = version.wantsReload
  if (features.install !== false) watchInstall(name)
  const wipe = { tenant: name, host: location.hostname, forget }
  onLogout(async (_, how) => (await afterSession()).followEnd(wipe, how))
  beforeUser(async ({ userId }) => {
    if (strangersHere(name, userId).length > 0) await (await afterSession()).clearStrangers(name, userId)
  })
  whenIdle(async () => {
    // Only a build has a worker: over the sources it would keep what has just changed.
    if (import.meta.env.PROD) {
      const { registerWorker } = await import('../service-worker/register.ts')
      bridge = await registerWorker(ownScript('/sw.js'), page.build)
      if (bridge) {
        followCeiling(bridge)
        keepRest(bridge)
      }
    }
    version.start()
    await sessionKnown()
    await whenEnded()
    if (readEnding(name)) await (await afterSession()).resumeEnd(wipe)
  })
}
