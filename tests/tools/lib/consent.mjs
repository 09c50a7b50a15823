/** The declined cookie consent of the demo tenants, as the page stores it. */
export const declinedConsentCookie = 'ncc_c=sessionstatisticsmarketing; path=/'
