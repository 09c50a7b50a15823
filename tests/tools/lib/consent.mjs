/** The answer "no" to the demo tenants' question about cookies, as the page would keep it. */
export const declinedConsentCookie = 'ncc_c=sessionstatisticsmarketing; path=/'
