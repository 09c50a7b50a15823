/** What the page's own client is set up with where nobody is logged in, but for where and for whom it asks. */
export const clientParts = {
  takesKeys: true,
  token: () => null,
  renew: () => Promise.resolve(false),
  confirmLogin: () => Promise.resolve(false),
  onUnauthorized: () => undefined,
}
