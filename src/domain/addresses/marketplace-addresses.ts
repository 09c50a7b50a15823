/** Apart from `addresses.ts`, because a home page does not need them. */
import { type Target, join } from './addresses.ts'

export const marketplaceLinks = {
  appPartner: ({ slug, id }: Target) => join('apps', 'partner', slug, id),
  appManage: (id: string) => join('apps', 'manage', id),
  apps: () => join('apps', 'viewAll'),
  myApps: () => join('apps', 'manage'),
  appQuestions: () => join('apps', 'faq'),
  publishApp: () => join('apps', 'register'),
  category: (id: string) => join('mp', id),
  infoServices: () => join('partners', 'info-services'),
  voucherCategory: (id: string) => join('vouchers', 'category', id),
} as const
