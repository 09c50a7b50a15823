/**
 * A new build takes over at a navigation, never in the middle of something: the poll names it twice, its worker is
 * fetched and waits, and the next navigation becomes a real one.
 */
import { type Poll, mayReload, nextPoll } from '../../domain/version.ts'
import { player } from '../../state/player.ts'
import { hasDirtyForm, watchForms } from './dirty-forms.ts'
import { fetchLatestBuild } from './latest-build.ts'
import { readMarker, setMarker } from './reload-marker.ts'

interface VersionParts {
  tenant: string
  current: string
  /** AMBIG-037: a value of the tenant's configuration. */
  pollMs: number
  /** Fetches the new worker; it then waits. */
  prepareWorker: () => Promise<void>
  /** Lets the waiting worker take over, for at most 3 s; false where it did not. */
  takeOver: () => Promise<boolean>
}
interface VersionRefresh {
  start: () => void
  /** True: the navigation must be a real one, and the new worker has taken over. */
  wantsReload: () => Promise<boolean>
}

export const createVersionRefresh = (parts: VersionParts): VersionRefresh => {
  const { tenant, current } = parts
  let poll: Poll = { last: current, confirmed: current }
  /** When the new worker did not take over in time. */
  let missedAt: number | null = null

  const ask = async () => {
    const before = poll.confirmed
    poll = nextPoll(poll, await fetchLatestBuild(Date.now()))
    if (poll.confirmed !== before && poll.confirmed !== current) await parts.prepareWorker()
  }
  const askQuietly = () => {
    if (!navigator.onLine) return
    ask().catch((problem: unknown) => console.info('the version check failed', problem))
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
      const isAudible = player.phase === 'playing' || player.phase === 'loading'
      const facts = {
        current,
        confirmed,
        isAudible,
        hasDirtyForm: hasDirtyForm(),
        lastReload: missedAt ?? lastReload,
        triesForConfirmed: tries,
        now,
      }
      if (!mayReload(facts)) return false
      // A page asked for between two workers may wait for both: this one stays, and a later navigation tries again.
      if (!(await parts.takeOver())) {
        missedAt = now
        return false
      }
      setMarker(tenant, confirmed, now)
      return true
    },
  }
}
