export const declinedConsentCookie: string
