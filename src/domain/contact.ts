import type { StructureNode } from '../contract/structure.ts'
import { safeAddress } from '../lib/safe-address.ts'
import { configurationOf } from './global-settings.ts'

export const contactAbout = (
  configurations: StructureNode | undefined,
  subject: string,
  resolveLink: (link: string) => string,
): string | null => {
  const textOf = (value: unknown) => {
    const safe = typeof value === 'string' ? safeAddress(value) : null
    return safe && resolveLink(safe)
  }
  const { contactUrl, helpUrl } = configurationOf(configurations, 'global_shared_links')
  const address = textOf(contactUrl) ?? textOf(helpUrl)
  if (!address?.toLowerCase().startsWith('mailto:')) return address
  return `${address}${address.includes('?') ? '&' : '?'}subject=${encodeURIComponent(subject)}`
}
