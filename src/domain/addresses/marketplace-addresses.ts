/** Apps, partners and vouchers, beside the pages of single ones. */
import { type Target, join } from './addresses.ts'

export const marketplaceLinks = {
  apps: () => join('apps', 'viewAll'),
  myApps: () => join('apps', 'manage'),
  appManage: (id: string) => join('apps', 'manage', id),
  appPartner: ({ slug, id }: Target) => join('apps', 'partner', slug, id),
  appConsent: (id: string) => join('apps', 'consent', id),
  appProfile: () => join('apps', 'profile'),
  appQuestions: () => join('apps', 'faq'),
  publishApp: () => join('apps', 'register'),
  category: (id: string) => join('mp', id),
  partner: (name: string) => join('partners', name),
  infoServices: () => join('partners', 'info-services'),
  infoService: (name: string) => join('partners', 'info-services', name),
  voucherCategory: (id: string) => join('vouchers', 'category', id),
  vouchersGenre: (id: string) => join('vouchers', 'genre', id),
  voucherIn: (id: string, voucherId: string) => join('vouchers', 'details', id, voucherId),
} as const
