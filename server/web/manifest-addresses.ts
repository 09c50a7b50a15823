/** Addresses of the manifest and the icons; the same for every tenant, since the host names differ. */
import type { Language } from '../../src/contract/languages.ts'

export const manifestAddress = (lang: Language) => `/manifest/${lang}.webmanifest`

export const iconAddresses = {
  mark: '/icons/mark.svg',
  small: '/icons/32.png',
  apple: '/icons/180.png',
  medium: '/icons/192.png',
  large: '/icons/512.png',
  maskable: '/icons/maskable-512.png',
  monochrome: '/icons/monochrome-512.png',
} as const
