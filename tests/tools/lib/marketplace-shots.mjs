/** Offers of partners and of the tenant; see `shots.mjs`. */
export const marketplaceShots = [
  { name: 'vouchers-group', path: '/vouchers/category/food' },
  { name: 'voucher', path: 'voucher', fullPage: true },
  { name: 'voucher-book', path: '/voucherbooks/weekend-book', fullPage: true },
  { name: 'apps', path: '/apps/viewAll', fullPage: true },
  { name: 'app', path: 'app', fullPage: true },
  { name: 'apps-mine', path: '/apps/manage' },
  { name: 'apps-mine-user', path: '/apps/manage', as: 'omar' },
  { name: 'app-questions', path: '/apps/faq' },
  { name: 'app-register', path: '/apps/register', fullPage: true },
  { name: 'marketplace', path: '/mp/food' },
  { name: 'partner', path: 'partner', fullPage: true },
  { name: 'studio', path: 'studio', fullPage: true },
  { name: 'services', path: '/partners/info-services' },
  { name: 'service', path: 'service', fullPage: true },
  { name: 'notices', path: '/notifications', fullPage: true },
  { name: 'campaign', path: '/marketing/welcome' },
]
