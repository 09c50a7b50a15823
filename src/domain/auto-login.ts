/** SESSION-10 to SESSION-14, AMBIG-030 */
interface AutoLoginInput {
  /** First entry of the roles. */
  role: string
  hasUserToken: boolean
  /** The address has the query parameter `code`: only the sign-in return step runs. */
  hasCode: boolean
  /** Value of the cookie that the tenant names in `autoLoginCookie`. */
  providerCookie: string | null
}

export const shouldAutoLogin = ({ role, hasUserToken, hasCode, providerCookie }: AutoLoginInput): boolean =>
  role !== 'user' && !hasUserToken && !hasCode && Boolean(providerCookie)
