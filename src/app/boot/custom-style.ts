/** A style of another site is mirrored by the host; the policy blocks everything else. THEME-01, AMBIG-048 */
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
