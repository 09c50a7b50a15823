/** Links in the footer by name: `shell.footer.<name>` are the words. A tenant's configuration may name others. */
import { linkTo } from './addresses/addresses.ts'

export interface FooterLink {
  name: string
  /** Path without language prefix, or a full address. */
  to: string
}

export const footerLinks: readonly FooterLink[] = [
  { name: 'about', to: linkTo.info('about') },
  { name: 'terms', to: linkTo.info('terms') },
  { name: 'privacy', to: linkTo.info('privacy') },
  { name: 'impressum', to: linkTo.impressum() },
]
