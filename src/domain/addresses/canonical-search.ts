/** Apart from the addresses, because the worker needs it without the route table. SEO-04, SEO-05, AMBIG-024 */

/** The whitelisted part of a query, in the whitelist's order so that two spellings give one address. */
export const canonicalSearch = (query: URLSearchParams, whitelist: readonly string[]): string => {
  const canonical = new URLSearchParams()
  for (const name of whitelist) {
    const value = query.get(name)
    if (value) canonical.set(name, value)
  }
  const search = canonical.toString()
  return search ? `?${search}` : ''
}
