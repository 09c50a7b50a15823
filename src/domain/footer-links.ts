import { linkTo } from './addresses/addresses.ts'

export interface FooterLink {
  name: string
  to: string
}

export const footerLinks: readonly FooterLink[] = [
  { name: 'about', to: linkTo.info('about') },
  { name: 'terms', to: linkTo.info('terms') },
  { name: 'privacy', to: linkTo.info('privacy') },
  { name: 'impressum', to: linkTo.impressum() },
]
