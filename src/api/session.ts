/** Session calls. The profile is the session's own and lives in its store, not in the query cache. */
import type { Language } from '../contract/languages.ts'
import { getProfile, logOut, loginApi, refreshToken, tradeUserToken } from '../contract/session.ts'
import { isLate } from './backend-error.ts'
import { request } from './request.ts'

export const redeemLoginCode = async (code: string) => (await request(loginApi, { body: { code } })).body
export const tradeProviderToken = (accessToken: string) => request(tradeUserToken, { body: { accessToken } })
/**
 * A token may have turned although the answer came too late. The backend repeats it for half a minute, so it is asked
 * again at once: whoever comes with the old one later is signed out.
 */
export const refreshAccessToken = async (handle: string) => {
  const turn = () => request(refreshToken, { body: { refreshToken: handle } })
  try {
    return await turn()
  } catch (error) {
    if (isLate(error)) return turn()
    throw error
  }
}
export const fetchProfile = () => request(getProfile, {})
/** On a line that hangs the session ends here all the same. */
const logOutTimeout = 10_000
export const endSessionAtBackend = (redirectUrl: string, lang: Language) =>
  request(logOut, { body: { redirectUrl, lang } }, { deadline: logOutTimeout })
