/** A new build takes over at a navigation, never in the middle of something. */
import { type Poll, mayReload, nextPoll } from '../../domain/version.ts'
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
  let poll: Poll = { last: current, confirmed: current }

  const pollLatest = async () => {
    const before = poll.confirmed
    poll = nextPoll(poll, await fetchLatestBuild(Date.now()))
    // A page of the new build, from the network, while its worker still waited: there is nothing to reload.
    if (poll.last === current) return parts.takeOver()
    if (poll.confirmed !== before && poll.confirmed !== current) await parts.prepareWorker()
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
      const { confirmed } = poll
      if (confirmed === null || confirmed === current) return false
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
