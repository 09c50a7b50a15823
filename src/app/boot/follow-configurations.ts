import { subscribe } from 'valtio'
import type { StructureNode } from '../../contract/structure.ts'
import { adsAccountOf, analyticsSettingsOf } from '../../domain/analytics.ts'
import { allowsAdvertising, consentPolicyOf } from '../../domain/consent.ts'
import { configurationOf, globalSettingsOf } from '../../domain/global-settings.ts'
import { decideTracking } from '../../state/analytics/analytics.ts'
import { consent } from '../../state/consent/consent.ts'
import { startConsent } from '../../state/consent/consent-actions.ts'
import { install } from '../../state/install/install.ts'
import type { Navigator } from '../router/navigator.tsx'
import { loadCustomStyle } from './custom-style.ts'

interface ConfigurationContext {
  configurations: StructureNode
  navigator: Navigator
  isOwnBackend: boolean
}

const allowedAdsAccount = (configurations: StructureNode) => {
  const { policy, answer } = consent
  const isAllowed = policy !== null && allowsAdvertising(policy, answer)
  return isAllowed ? adsAccountOf(configurationOf(configurations, 'google-ads')) : null
}

const beginAnalytics = async ({ configurations, navigator, isOwnBackend }: ConfigurationContext) => {
  const { startAnalytics } = await import('../../features/analytics/start-analytics.ts')
  return startAnalytics({
    settings: analyticsSettingsOf(configurationOf(configurations, 'analytics')),
    adsAccount: allowedAdsAccount(configurations),
    isOwnBackend,
    shown: () => {
      const { matched, failure, lang } = navigator.view()
      return { page: failure ? 'error' : (matched?.route.name ?? 'error'), lang }
    },
    subscribe: navigator.subscribe,
  })
}

const followConsent = (context: ConfigurationContext) => {
  startConsent(consentPolicyOf(configurationOf(context.configurations, 'cookies')))
  let stop: Promise<() => void> | null = null
  const follow = () => {
    if (consent.mayCount === (stop !== null)) return
    if (consent.mayCount) {
      stop = beginAnalytics(context)
      stop.catch((problem: unknown) => console.warn('analytics is not available', problem))
      return
    }
    void stop?.then((end) => end()).catch(() => undefined)
    stop = null
    decideTracking(null)
  }
  if (!consent.mayCount) decideTracking(null)
  follow()
  subscribe(consent, follow)
}

export const followConfigurations = (context: ConfigurationContext) => {
  loadCustomStyle(globalSettingsOf(context.configurations).customStyle)
  install.isWanted = configurationOf(context.configurations, 'popups')['install'] !== false
  followConsent(context)
}
