import { type Linkable, addressOf, linkTo } from './addresses.ts'
import type { Matched } from './routing.ts'

/** The address form as requested, in the table's spelling. */
const ownPath = ({ route, params }: Matched) =>
  route.pattern
    .split('/')
    .map((segment) => /^\{(\w+)(\?)?\}$/.exec(segment) ?? segment)
    .flatMap((part) => {
      if (typeof part === 'string') return [part]
      const value = params[part[1] ?? '']
      return value === undefined ? [] : [encodeURIComponent(value)]
    })
    .join('/') || '/'

export const canonicalPath = (matched: Matched, item: Linkable | null, pagePath: string | null): string => {
  const address = item ? addressOf(item) : ''
  // The item may live at a partner's; then our page is its own canonical.
  if (address.startsWith('/')) return address
  if (pagePath) return pagePath
  // The one-segment address shows what /main/{name} shows, which is its canonical form. ROUTE-CATCHALL-01
  return matched.route.name === 'catch-all'
    ? linkTo.structure(matched.params['name'] ?? '')
    : ownPath(matched)
}
