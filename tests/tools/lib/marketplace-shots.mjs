/** Offers of partners and of the tenant; see `shots.mjs`. */
export const marketplaceShots = [
  { name: 'vouchers-group', path: '/vouchers/category/food' },
  { name: 'voucher', path: 'voucher', whole: true },
  { name: 'voucher-book', path: '/voucherbooks/weekend-book', whole: true },
  { name: 'apps', path: '/apps/viewAll', whole: true },
  { name: 'app', path: 'app', whole: true },
  { name: 'apps-mine', path: '/apps/manage' },
  { name: 'apps-mine-user', path: '/apps/manage', as: 'omar' },
  { name: 'app-questions', path: '/apps/faq' },
  { name: 'app-register', path: '/apps/register', whole: true },
  { name: 'market', path: '/mp/food' },
  { name: 'partner', path: 'partner', whole: true },
  { name: 'studio', path: 'studio', whole: true },
  { name: 'services', path: '/partners/info-services' },
  { name: 'service', path: 'service', whole: true },
  { name: 'notices', path: '/notifications', whole: true },
  { name: 'campaign', path: '/marketing/welcome' },
]
