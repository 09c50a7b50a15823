/** Placeholders in links that a tenant configures. CONFIG-LINK-01 to CONFIG-LINK-04, AMBIG-115 */

/** A value may name further placeholders; a ring of them ends here. */
const deepest = 20
const placeholder = /\{([\w.-]+)\}/g

/** What comes from the address bar stays one segment or one value: it can lead nowhere else. */
const encoded = (value: string) => encodeURIComponent(value).replace(/%7[BD]/g, decodeURIComponent)

interface LinkValues {
  query: Pick<URLSearchParams, 'get'>
  /** The field UUID of whoever is logged in. */
  userUuid: string | null
}

export const resolveLink = (link: string, { query, userUuid }: LinkValues): string => {
  const valueOf = (name: string) => encoded((name === 'user.uuid' ? userUuid : query.get(name)) ?? '')
  let resolved = link
  for (let pass = 0; pass < deepest; pass++)
    resolved = resolved.replace(placeholder, (_, name: string) => valueOf(name))
  // What is left of a segment without a value must not make another site of the next one.
  return resolved.replace(placeholder, '').replace(/^\/{2,}/, '/')
}
