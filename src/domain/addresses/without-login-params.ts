/** Parameters of one return from the login, which must not stay in the address. */
const loginParams = ['code', 'state', 'iss', 'error', 'error_description', 'session_state']

export const withoutLoginParams = ({ href }: Pick<URL, 'href'>): URL => {
  const url = new URL(href)
  for (const name of loginParams) url.searchParams.delete(name)
  return url
}
export const pathOf = ({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>): string =>
  pathname + search + hash
