/** SESSION-10 to SESSION-14. Not asked while `code` is in the address: only the sign-in return step runs then. */
interface AutoLoginInput {
  /** First entry of the roles. */
  role: string
  hasUserToken: boolean
  /** Value of the cookie that the tenant names in `autoLoginCookie`. */
  providerCookie: string | null
}

export const shouldAutoLogin = ({ role, hasUserToken, providerCookie }: AutoLoginInput): boolean =>
  role !== 'user' && !hasUserToken && Boolean(providerCookie)
