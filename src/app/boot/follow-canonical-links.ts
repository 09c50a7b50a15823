/** A phone shares a page by its canonical link. Starts when the page is idle. SEO-03 to SEO-06 */
import { notifyManager } from '@tanstack/react-query'
import type { PublicTenant } from '../../contract/page.ts'
import { canonicalPath } from '../../domain/addresses/canonical-path.ts'
import { canonicalSearch } from '../../domain/addresses/canonical-search.ts'
import { addressesOf } from '../../domain/addresses/canonical.ts'
import { routeQueriesOf } from '../../domain/route-data.ts'
import { canonicalPathIn, subjectOf } from '../../domain/subject.ts'
import { type PageContext, scopeOfView } from './start-router.ts'
import type { BrowserNavigator } from '../router/browser-navigator.ts'
import type { View } from '../router/view.ts'

type Addresses = ReturnType<typeof addressesOf>

export const addressesOfView = (
  { matched, failure, search, lang }: View,
  answer: unknown,
  tenant: Pick<PublicTenant, 'canonicalQuery' | 'default'>,
): Addresses | null => {
  if (!matched || failure) return null
  const canonical = canonicalSearch(new URLSearchParams(search), tenant.canonicalQuery)
  const path = canonicalPath(matched, subjectOf(answer), canonicalPathIn(answer))
  return addressesOf(path, canonical, lang, tenant.default.locale.defaultLocale)
}

const headSelector =
  'link[rel=canonical], link[rel=alternate][hreflang], meta[property="og:url"], meta[name=robots]'

const addHeadElement = (name: 'link' | 'meta', attributes: Record<string, string>) => {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  document.head.append(element)
}

const writeCanonicalLinks = (addresses: Addresses | null) => {
  for (const link of document.head.querySelectorAll(headSelector)) link.remove()
  if (!addresses) return addHeadElement('meta', { name: 'robots', content: 'noindex' })
  const absolute = (path: string) => location.origin + path
  addHeadElement('link', { rel: 'canonical', href: absolute(addresses.canonical) })
  addHeadElement('meta', { property: 'og:url', content: absolute(addresses.canonical) })
  for (const { lang, href } of addresses.alternates)
    addHeadElement('link', { rel: 'alternate', hreflang: lang, href: absolute(href) })
}

export const followCanonicalLinks = ({ page, client }: PageContext, navigator: BrowserNavigator) => {
  let lastSeen: readonly unknown[] = []
  const follow = () => {
    const view = navigator.view()
    const need = view.matched && routeQueriesOf(scopeOfView(page, view), view.matched)[0]
    const answer: unknown = need && client.getQueryData(need.key)
    if (lastSeen[0] === view && lastSeen[1] === answer) return
    lastSeen = [view, answer]
    writeCanonicalLinks(addressesOfView(view, answer, page.tenant))
  }
  follow()
  // After the frame that shows the page: nobody shares it earlier.
  navigator.subscribe(() => setTimeout(follow))
  client.getQueryCache().subscribe(notifyManager.batchCalls(follow))
}
