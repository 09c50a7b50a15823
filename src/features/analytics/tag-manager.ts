/** Loaded after consent only; tags that write markup or load from elsewhere stay blocked. */
import { localKeys } from '../../contract/storage-names.ts'
import type { PortalEvent, ReportedPlatform } from '../../contract/events.ts'
import { checkedContainerId } from '../../domain/analytics.ts'
import type { Tracker } from './portal-tracker.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

const loadedKey = localKeys.trackingLoaded()

const rememberLoaded = (isLoaded: boolean) => {
  try {
    if (isLoaded) localStorage.setItem(loadedKey, 'true')
    else localStorage.removeItem(loadedKey)
  } catch (problem) {
    console.info('the tag manager’s mark was not stored', problem)
  }
}

interface TagManager {
  containerId: string
  address: string
}

/** A policy of its own for one address; the host's CSP allows its name only where there is a tag manager. */
const trusted = (url: string): string => {
  const policy = window.trustedTypes?.createPolicy('tags', {
    createScriptURL: (requested) => (requested === url ? requested : null),
  })
  const allowed: unknown = policy ? policy.createScriptURL(url) : url
  return allowed as string
}

export const createTagManager = (
  { containerId, address }: TagManager,
  platform: ReportedPlatform,
  adsAccount: string | null,
): Tracker => {
  const id = checkedContainerId(containerId)
  const layer = (window.dataLayer ??= [])
  // Before the start, so that the container's tags of campaigns find it, or find none and count nothing.
  if (adsAccount) layer.push({ google_ads_conversion_id: adsAccount })
  layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  const script = document.createElement('script')
  script.async = true
  script.src = trusted(`${address}?id=${id}`)
  script.addEventListener('load', () => rememberLoaded(true))
  script.addEventListener('error', () => rememberLoaded(false))
  document.head.append(script)
  return {
    add: (event: PortalEvent) => layer.push({ ...event, platform }),
    // A script that ran cannot be removed: it gets no more events, and the next load is without it.
    stop: () => rememberLoaded(false),
  }
}
