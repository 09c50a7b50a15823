/** The answer "no" to the demo tenants' question about cookies, as the page would keep it. */
export const consentAnswered = 'ncc_c=sessionstatisticsmarketing; path=/'
