/** Vouchers, partners, apps, services. */
import type { StoredNode } from '../../modules/structure/tree.ts'
import { type Six } from '../words/six.ts'
import { shopCategories } from '../words/shop.ts'
import { appQuestions } from './app-questions.ts'
import { description, grid, groupChips, itself, list, named, page, prose, shelf, whole } from './blocks.ts'
import { say } from './words.ts'

const about = (name: string, title: Six, kinds: string[], ...blocks: StoredNode[]): StoredNode => ({
  ...page(name, title, itself, description, ...blocks),
  about: kinds,
})
const voucherChips = groupChips(shopCategories, (id) => `/vouchers/category/${id}`)
const marketChips = groupChips(shopCategories, (id) => `/mp/${id}`)
const group = (name: string, kinds: string[], title: Six): StoredNode => ({
  ...page(name, title, voucherChips, grid('entries', null, { kinds, category: '{id}', limit: 36 })),
  groups: named(shopCategories),
})
/** Found by a partner's name, or by a category of the market. */
const partner = (name: string): StoredNode => ({
  ...about(
    name,
    say.partners,
    ['partner'],
    whole('vouchers', say.vouchers, { of: '{self}', role: 'voucher' }),
    marketChips,
    shelf('more', say.partners, { kinds: ['partner'] }),
  ),
})
const market: StoredNode = {
  ...page(
    'mp',
    say.partners,
    itself,
    description,
    marketChips,
    grid('partners', say.partners, { kinds: ['partner'], category: '{id}', limit: 36 }),
    shelf('vouchers', say.vouchers, { kinds: ['voucher'] }, '/vouchers'),
  ),
  about: ['partner'],
  groups: named(shopCategories),
}
const app = (name: string): StoredNode =>
  about(name, say.apps, ['app'], shelf('more', say.apps, { kinds: ['app'] }, '/apps/viewAll'))
const service = (name: string): StoredNode =>
  about(name, say.services, ['service'], shelf('more', say.services, { kinds: ['service'] }))
const appHelp: Six = [
  'An app opens in a window of its own and keeps what it knows on your device. You can take it out again at any time.',
  'يفتح التطبيق في نافذة مستقلة ويحفظ ما يعرفه على جهازك، ويمكنك إزالته متى شئت.',
  'Une application s’ouvre dans sa propre fenêtre et garde ses données sur votre appareil. Vous pouvez la retirer à tout moment.',
  'Eine App öffnet sich in einem eigenen Fenster und behält ihr Wissen auf deinem Gerät. Du kannst sie jederzeit entfernen.',
  'Una aplicación se abre en su propia ventana y guarda lo que sabe en tu dispositivo. Puedes quitarla cuando quieras.',
  'O aplicație se deschide în fereastra ei și păstrează datele pe dispozitivul tău. O poți scoate oricând.',
]
const asked: Six = [
  'Frequent questions',
  'أسئلة شائعة',
  'Questions fréquentes',
  'Häufige Fragen',
  'Preguntas frecuentes',
  'Întrebări frecvente',
]
const mine: Six = [
  'My apps',
  'تطبيقاتي',
  'Mes applications',
  'Meine Apps',
  'Mis aplicaciones',
  'Aplicațiile mele',
]
const joinUs: Six = [
  'Publish an app',
  'انشر تطبيقًا',
  'Publier une application',
  'App veröffentlichen',
  'Publicar una aplicación',
  'Publică o aplicație',
]
const apps = (name: string, title: Six, ...blocks: StoredNode[]) =>
  page(name, title, ...blocks, grid('apps', say.apps, { kinds: ['app'], limit: 24 }))

export const shoppingPages: readonly StoredNode[] = [
  page(
    'vouchers',
    say.vouchers,
    voucherChips,
    shelf('books', say.voucherBooks, { kinds: ['voucherBook'] }),
    grid('vouchers', say.vouchers, { kinds: ['voucher'], limit: 24 }),
    shelf('partners', say.partners, { kinds: ['partner'] }),
  ),
  group('vouchers-category', ['voucher'], say.vouchers),
  group('vouchers-genre', ['voucher'], say.vouchers),
  about(
    'vouchers-details',
    say.vouchers,
    ['voucher'],
    shelf('more', say.vouchers, { kinds: ['voucher'], category: '{category}' }, '/vouchers'),
  ),
  about(
    'voucher-book',
    say.voucherBooks,
    ['voucherBook'],
    whole('vouchers', say.vouchers, { of: '{self}', role: 'voucher' }),
  ),
  market,
  partner('partners'),
  page('partners-info-services', say.services, grid('services', null, { kinds: ['service'], limit: 24 })),
  service('partners-info-service'),
  service('services'),
  apps('apps-view-all', say.apps),
  apps('apps-faq', asked, ...appQuestions),
  apps('apps-manage', mine, prose('help', null, appHelp)),
  apps('apps-profile', mine),
  apps('apps-register', joinUs, prose('help', null, appHelp)),
  app('apps-manage-one'),
  app('apps-pd'),
  app('apps-consent'),
  {
    ...about(
      'apps-partner',
      say.partners,
      ['partner', 'app'],
      list('vouchers', say.vouchers, { of: '{self}', role: 'voucher' }),
      shelf('apps', say.apps, { kinds: ['app'] }),
    ),
  },
]
