export const consentAnswered: string
