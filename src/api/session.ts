/** The profile lives in the session store, not in the query cache. */
import type { Language } from '../contract/languages.ts'
import {
  checkUserLang,
  checkUserTheme,
  getProfile,
  logOut,
  loginApi,
  refreshToken,
  tradeUserToken,
} from '../contract/session.ts'
import { isLate } from './backend-error.ts'
import { request } from './request.ts'

export const redeemLoginCode = async (code: string) => (await request(loginApi, { body: { code } })).body
export const tradeProviderToken = (accessToken: string) => request(tradeUserToken, { body: { accessToken } })
/** Its token may have rotated although the answer came too late; a later request with the old one is refused. */
export const refreshAccessToken = async (handle: string) => {
  const rotate = () => request(refreshToken, { body: { refreshToken: handle } })
  try {
    return await rotate()
  } catch (error) {
    if (isLate(error)) return rotate()
    throw error
  }
}
export const fetchProfile = () => request(getProfile, {})
export const fetchUserTheme = async (): Promise<boolean | null> =>
  (await request(checkUserTheme, {})).alternatTheme
export const fetchUserLang = async () => (await request(checkUserLang, {})).selectedLang

/** The session ends here even if the network hangs. */
const logOutTimeout = 10_000
export const endSessionAtBackend = (redirectUrl: string, lang: Language) =>
  request(logOut, { body: { redirectUrl, lang } }, { deadline: logOutTimeout })
