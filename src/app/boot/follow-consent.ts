/** The question about cookies, once the tenant's configuration is known, and what its answer starts or ends. */
import type { StructureNode } from '../../contract/structure.ts'
import { consentPolicyOf } from '../../domain/consent.ts'
import { configurationOf } from '../../domain/global-settings.ts'
import { startConsent } from '../../state/consent-actions.ts'

export const followConsent = (configurations: StructureNode) => {
  startConsent(consentPolicyOf(configurationOf(configurations, 'cookies')))
}
