/** How to reach the tenant: by mail, or on a page. Configured among the shared links. */
import type { StructureNode } from '../contract/structure.ts'
import { safeAddress } from '../lib/safe-address.ts'
import { configurationOf } from './global-settings.ts'

/**
 * Null where the tenant names none, or none to trust. A mail gets the subject. `linked` fills in the link's
 * placeholders.
 */
export const contactAbout = (
  configurations: StructureNode | undefined,
  subject: string,
  linked: (link: string) => string,
): string | null => {
  const given = (value: unknown) => {
    const safe = typeof value === 'string' ? safeAddress(value) : null
    return safe && linked(safe)
  }
  const { contactUrl, helpUrl } = configurationOf(configurations, 'global_shared_links')
  const address = given(contactUrl) ?? given(helpUrl)
  if (!address?.toLowerCase().startsWith('mailto:')) return address
  return `${address}${address.includes('?') ? '&' : '?'}subject=${encodeURIComponent(subject)}`
}
