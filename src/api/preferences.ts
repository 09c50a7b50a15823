/** CALL-USER-04 to 07 */
import { checkUserLang, checkUserTheme } from '../contract/session.ts'
import { request } from './request.ts'

export const fetchUserTheme = async (): Promise<boolean | null> =>
  (await request(checkUserTheme, {})).alternatTheme
export const fetchUserLang = async () => (await request(checkUserLang, {})).selectedLang
