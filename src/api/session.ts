/** Session calls. The profile is the session's own and lives in its store, not in the query cache. */
import type { Language } from '../contract/languages.ts'
import { getProfile, logOut, loginApi, refreshToken, tradeUserToken } from '../contract/session.ts'
import { request } from './request.ts'

export const redeemLoginCode = (code: string) => request(loginApi, { body: { code } })
export const tradeProviderToken = (accessToken: string) => request(tradeUserToken, { body: { accessToken } })
export const refreshAccessToken = (handle: string) =>
  request(refreshToken, { body: { refreshToken: handle } })
export const fetchProfile = () => request(getProfile, {})
/** On a line that hangs the session ends here all the same. */
const logOutPatience = 10_000
export const endSessionAtBackend = (redirectUrl: string, lang: Language) =>
  request(logOut, { body: { redirectUrl, lang } }, { deadline: logOutPatience })
