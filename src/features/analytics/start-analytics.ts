import {
  type AnalyticsSettings,
  pageView,
  pageViewDelay,
  platformOf,
  reportedAs,
} from '../../domain/analytics.ts'
import type { Language } from '../../contract/languages.ts'
import { decideTracking, trackEvent } from '../../state/analytics/analytics.ts'
import { createPortalTracker } from './portal-tracker.ts'
import { createTagManager } from './tag-manager.ts'
import { watchListening } from './watch-listening.ts'

interface Shown {
  page: string
  lang: Language
}
interface Analytics {
  settings: AnalyticsSettings
  /** Of the tenant's advertisements; null where the visitor allowed none. */
  adsAccount: string | null
  /** Whether the tenant uses our own backend, which has the counter. */
  isOwnBackend: boolean
  shown: () => Shown
  subscribe: (changed: () => void) => () => void
}

const platform = () =>
  reportedAs(
    platformOf({
      agent: navigator.userAgent,
      touchPoints: navigator.maxTouchPoints,
      shortSide: Math.min(screen.width, screen.height),
    }),
  )

const trackersOf = ({ settings, adsAccount, isOwnBackend }: Analytics) => [
  ...(settings.own && isOwnBackend ? [createPortalTracker(platform())] : []),
  ...(settings.tagManager ? [createTagManager(settings.tagManager, platform(), adsAccount)] : []),
]

/** A page counts once it was shown for a moment, not when it is only passed. ANALYTICS-10 */
const watchPages = ({ shown, subscribe }: Analytics) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const update = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      const { page, lang } = shown()
      trackEvent(pageView(page, lang))
    }, pageViewDelay)
  }
  update()
  const unsubscribe = subscribe(update)
  return () => {
    clearTimeout(timer)
    unsubscribe()
  }
}

export const startAnalytics = (analytics: Analytics): (() => void) => {
  const counters = trackersOf(analytics)
  decideTracking((event) => {
    for (const counter of counters) counter.add(event)
  })
  const watches = [watchPages(analytics), watchListening()]
  return () => {
    for (const stop of watches) stop()
    decideTracking(null)
    for (const counter of counters) counter.stop()
  }
}
