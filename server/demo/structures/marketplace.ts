/** Vouchers, the marketplace of partners, and their information services. */
import { furtherLinks } from '../../../src/domain/addresses/further-addresses.ts'
import { marketLinks } from '../../../src/domain/addresses/marketplace-addresses.ts'
import { roomPath } from '../../../src/domain/sections.ts'
import type { StoredNode } from '../../modules/structure/tree.ts'
import type { Six } from '../../modules/structure/defaults/six-languages.ts'
import { shopCategories, voucherCategories } from '../words/shop.ts'
import {
  distinct,
  grid,
  groupChips,
  led,
  list,
  named,
  page,
  shelf,
  whole,
} from '../../modules/structure/defaults/blocks.ts'
import { otherVouchers, partnerPage, subjectPage } from './offers.ts'
import { say } from '../../modules/structure/defaults/headings.ts'

const voucherChips = groupChips(voucherCategories, marketLinks.voucherCategory)
/** From one thing to others of a kind. */
const kindChips = groupChips(voucherCategories, furtherLinks.vouchersGenre)
const books = shelf('books', say.voucherBooks, { kinds: ['voucherBook'] })
const group = (name: string, categories: StoredNode): StoredNode => ({
  ...page(
    name,
    say.offers,
    categories,
    grid('entries', null, { kinds: ['voucher'], category: '{id}', limit: 36 }),
    shelf('partners', say.partners, { kinds: ['partner'], category: '{id}' }, marketLinks.category('all')),
    books,
  ),
  groups: named(distinct(voucherCategories, say.offers)),
})

/** A category where the address names one, else a partner. */
const market: StoredNode = {
  ...page(
    'mp',
    say.partners,
    groupChips(shopCategories, marketLinks.category),
    grid('partners', null, { kinds: ['partner'], category: '{id}', limit: 36 }),
    shelf('vouchers', say.offers, { kinds: ['voucher'], category: '{id}' }, roomPath('vouchers')),
  ),
  groups: named(distinct(shopCategories, say.partners)),
  otherwise: 'mp-partner',
}

const lettersLead: Six = [
  'Short letters of our partners: a poem, the weather, a score. Each says when it comes and how it reads.',
  'رسائل قصيرة من شركائنا: قصيدة أو طقس أو نتيجة. كل منها تخبرك متى تصل وكيف تُقرأ.',
  'De courtes lettres de nos partenaires : un poème, la météo, un score. Chacune dit quand elle vient et comment elle se lit.',
  'Kurze Briefe unserer Partner: ein Gedicht, das Wetter, ein Ergebnis. Jeder sagt, wann er kommt und wie er sich liest.',
  'Cartas breves de nuestros socios: un poema, el tiempo, un resultado. Cada una dice cuándo llega y cómo se lee.',
  'Scrisori scurte ale partenerilor noștri: o poezie, vremea, un scor. Fiecare spune când vine și cum se citește.',
]
const service = (name: string): StoredNode =>
  subjectPage(
    name,
    say.services,
    ['service'],
    shelf('more', say.services, { kinds: ['service'] }, marketLinks.infoServices()),
  )

export const shoppingPages: readonly StoredNode[] = [
  page(
    'vouchers',
    say.vouchers,
    voucherChips,
    books,
    grid('vouchers', say.allVouchers, { kinds: ['voucher'], limit: 24 }),
    shelf('partners', say.partners, { kinds: ['partner'] }, marketLinks.category('all')),
  ),
  group('vouchers-category', voucherChips),
  { ...group('vouchers-genre', kindChips), sameAs: { '*': marketLinks.voucherCategory('{id}') } },
  subjectPage('vouchers-details', say.offers, ['voucher'], otherVouchers, books, kindChips),
  subjectPage(
    'voucher-book',
    say.voucherBooks,
    ['voucherBook'],
    whole('vouchers', say.inside, { of: '{self}', role: 'voucher' }),
    books,
  ),
  market,
  partnerPage('mp-partner', 'voucher'),
  partnerPage('partners', 'voucher'),
  led(
    lettersLead,
    page(
      'partners-info-services',
      say.services,
      list('services', null, { kinds: ['service'], limit: 24 }),
      shelf(
        'makers',
        say.partners,
        { kinds: ['partner'], category: 'digital' },
        marketLinks.category('digital'),
      ),
    ),
  ),
  service('partners-info-service'),
  service('services'),
]
