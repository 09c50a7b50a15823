/** A new build takes over at a navigation, never in the middle of something. */
import { mayReload } from '../../domain/version.ts'
import { isPlayingOrLoading } from '../../state/player/player.ts'
import { hasDirtyForm, watchForms } from './dirty-forms.ts'
import { fetchLatestBuild } from './latest-build.ts'
import { readMarker, setMarker } from './reload-marker.ts'

interface VersionRefreshOptions {
  tenant: string
  current: string
  /** AMBIG-037: a value of the tenant's configuration. */
  pollMs: number
  /** Fetches the new worker; it then waits. */
  prepareWorker: () => Promise<void>
  /** Lets the waiting worker take over, and waits for that a moment. */
  takeOver: () => Promise<void>
}
interface VersionRefresh {
  start: () => void
  /** True: the navigation must be a reload, and the new worker has taken over. */
  wantsReload: () => Promise<boolean>
}

export const createVersionRefresh = (parts: VersionRefreshOptions): VersionRefresh => {
  const { tenant, current } = parts
  let confirmed = current

  const pollLatest = async () => {
    const latest = await fetchLatestBuild(Date.now())
    if (latest === current) {
      confirmed = current
      // A page of the new build, from the network, while its worker still waited: there is nothing to reload.
      return parts.takeOver()
    }
    // Read twice, because while a deployment is copied the addresses of one portal answer differently.
    if (latest === confirmed || latest !== (await fetchLatestBuild(Date.now()))) return
    confirmed = latest
    await parts.prepareWorker()
  }
  const askQuietly = () => {
    if (!navigator.onLine) return
    pollLatest().catch((problem: unknown) => console.info('the version check failed', problem))
  }

  return {
    start: () => {
      watchForms()
      setInterval(askQuietly, parts.pollMs)
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'visible') askQuietly()
      })
      askQuietly()
    },
    wantsReload: async () => {
      if (confirmed === current) return false
      const now = Date.now()
      const { lastReload, tries } = readMarker(tenant, confirmed)
      const isAudible = isPlayingOrLoading()
      const facts = {
        current,
        confirmed,
        isAudible,
        hasDirtyForm: hasDirtyForm(),
        lastReload,
        triesForConfirmed: tries,
        now,
      }
      if (!mayReload(facts)) return false
      // If the new worker is late, the old one loads this page from the network (sw/documents.ts).
      await parts.takeOver()
      setMarker(tenant, confirmed, now)
      return true
    },
  }
}
