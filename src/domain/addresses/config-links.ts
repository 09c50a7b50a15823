/** Placeholders in links that a tenant configures. CONFIG-LINK-01 to CONFIG-LINK-04, AMBIG-115 */

/** A value may name further placeholders; this depth ends a cycle. */
const deepest = 20
const placeholder = /\{([\w.-]+)\}/g

/** What comes from the address bar stays one segment or one value, so it cannot lead to another site. */
const encoded = (value: string) => encodeURIComponent(value).replace(/%7[BD]/g, decodeURIComponent)

interface LinkValues {
  query: Pick<URLSearchParams, 'get'>
  userUuid: string | null
}

export const resolveLink = (link: string, { query, userUuid }: LinkValues): string => {
  const valueOf = (name: string) => encoded((name === 'user.uuid' ? userUuid : query.get(name)) ?? '')
  let resolved = link
  for (let pass = 0; pass < deepest; pass++)
    resolved = resolved.replace(placeholder, (_, name: string) => valueOf(name))
  // An empty leading segment must not turn the next one into a host name.
  return resolved.replace(placeholder, '').replace(/^\/{2,}/, '/')
}
