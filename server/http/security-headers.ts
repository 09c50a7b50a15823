const refusedFeatures = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb']

export const isSecure = (origin: string): boolean => origin.startsWith('https:')

export const securityHeaders = (secure: boolean): Record<string, string> => ({
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': refusedFeatures.map((feature) => `${feature}=()`).join(', '),
  ...(secure ? { 'strict-transport-security': 'max-age=31536000' } : {}),
})
