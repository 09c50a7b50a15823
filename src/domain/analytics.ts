import * as v from 'valibot'
import type { Language } from '../contract/languages.ts'
import type { PortalEvent, ReportedPlatform } from '../contract/events.ts'

/** ANALYTICS-10 */
export const pageViewDelay = 250

/** ANALYTICS-02, ANALYTICS-03, AMBIG-119. The wording is ours (AMBIG-044). */
export const checkedContainerId = (id: string): string => {
  if (!/^GTM-[A-Za-z0-9]+$/.test(id)) throw new Error(`'${id}' is no container of a tag manager`)
  return id
}

const mobileAgents = /Android|webOS|iPhone|iPad|iPod|BlackBerry|IEMobile|Opera Mini/i
/** ANALYTICS-14 to ANALYTICS-21 */
export const isMobileAgent = (agent: string): boolean => mobileAgents.test(agent)

type Platform = 'desktop' | 'mobile' | 'tablet'
const tabletFrom = 600

/** An iPad calls itself a Macintosh with a touch screen. */
export const platformOf = (device: { agent: string; touchPoints: number; shortSide: number }): Platform => {
  const isHandheld = isMobileAgent(device.agent) || (/Macintosh/.test(device.agent) && device.touchPoints > 1)
  if (!isHandheld) return 'desktop'
  return device.shortSide >= tabletFrom ? 'tablet' : 'mobile'
}
export const reportedAs = (platform: Platform): ReportedPlatform =>
  platform === 'tablet' ? 'responsive' : platform

export const pageView = (page: string, lang: Language): PortalEvent => ({ event: 'page_view', page, lang })

/** ANALYTICS-04 to ANALYTICS-09. The query of an address is left out. */
export const errorShown = (code: number, message: string): PortalEvent => ({
  event: 'error',
  error_action: 'displayed',
  area: 'error page',
  code,
  message: message.replace(/[?#]\S*/g, '').slice(0, 300),
  type: code === 404 ? 'not-found' : 'failure',
})

const Origin = v.custom<string>((value) => typeof value === 'string' && URL.canParse(value))
const Settings = v.object({
  /** The portal's own counters, which identify nobody. */
  own: v.optional(v.boolean(), false),
  tagManager: v.optional(
    v.object({
      containerId: v.string(),
      address: v.optional(Origin, 'https://www.googletagmanager.com/gtm.js'),
      /** Where its tags may send to; everything else is blocked. */
      sendsTo: v.optional(v.array(Origin), []),
    }),
  ),
})
export type AnalyticsSettings = v.InferOutput<typeof Settings>

/** From the configuration node `analytics`; an invalid one counts nothing. ANALYTICS-01 */
export const analyticsSettingsOf = (node: unknown): AnalyticsSettings => {
  const parsed = v.safeParse(Settings, node)
  return parsed.success ? parsed.output : { own: false }
}

const Ads = v.object({
  enabled: v.literal(true),
  conversionId: v.pipe(v.string(), v.regex(/^AW-\d{6,12}$/)),
})

/** From the configuration node `google-ads`: the account that the tenant’s campaigns count for. CONFIG-07 */
export const adsAccountOf = (node: unknown): string | null => {
  const parsed = v.safeParse(Ads, node)
  return parsed.success ? parsed.output.conversionId : null
}
