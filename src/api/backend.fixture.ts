/** The configuration of the page's client for a guest, without address and tenant. */
export const clientParts = {
  takesKeys: true,
  token: () => null,
  renew: () => Promise.resolve(false),
  confirmLogin: () => Promise.resolve(false),
  onUnauthorized: () => undefined,
}
