/** Parameters that belong to one return from the login: not to its place, and not to the next return. */
const loginParams = ['code', 'state', 'iss', 'error', 'error_description', 'session_state']

export const withoutLoginParams = ({ href }: Pick<URL, 'href'>): URL => {
  const url = new URL(href)
  for (const name of loginParams) url.searchParams.delete(name)
  return url
}
/** What the address bar shows of it. */
export const pathOf = ({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>): string =>
  pathname + search + hash
