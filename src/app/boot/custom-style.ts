/**
 * The tenant's own stylesheet, from the global setting `customStyle` (THEME-01, AMBIG-048). One from another
 * site is mirrored by the host, whose document links to the copy; the policy blocks everything else.
 */
import { customStyleId } from '../../contract/page-data-id.ts'

export const loadCustomStyle = (href: string) => {
  const known = document.getElementById(customStyleId)
  if (href && (href[0] !== '/' || known?.getAttribute('href') === href)) return
  known?.remove()
  if (!href) return
  const link = document.createElement('link')
  link.id = customStyleId
  link.rel = 'stylesheet'
  link.href = href
  document.head.append(link)
}
