/** Vouchers, the marketplace of partners, and their information services. */
import { marketplaceLinks } from '../../../src/domain/addresses/marketplace-addresses.ts'
import { sectionPath } from '../../../src/domain/sections.ts'
import type { StoredNode } from '../../modules/structure/tree.ts'
import type { Six } from '../../modules/structure/defaults/six-languages.ts'
import { shopCategories, voucherCategories } from '../words/shop.ts'
import {
  distinct,
  grid,
  groupChips,
  withLead,
  list,
  named,
  page,
  shelf,
  pagedList,
} from '../../modules/structure/defaults/blocks.ts'
import { otherVouchers, partnerPage, subjectPage } from './offers.ts'
import { headings } from '../../modules/structure/defaults/headings.ts'

const voucherChips = groupChips(voucherCategories, marketplaceLinks.voucherCategory)
/** From one item to others of its kind. */
const kindChips = groupChips(voucherCategories, marketplaceLinks.vouchersGenre)
const books = shelf('books', headings.voucherBooks, { kinds: ['voucherBook'] })
const group = (name: string, categories: StoredNode): StoredNode => ({
  ...page(
    name,
    headings.offers,
    categories,
    grid('entries', null, { kinds: ['voucher'], category: '{id}', limit: 36 }),
    shelf(
      'partners',
      headings.partners,
      { kinds: ['partner'], category: '{id}' },
      marketplaceLinks.category('all'),
    ),
    books,
  ),
  groups: named(distinct(voucherCategories, headings.offers)),
})

/** A category where the address names one, else a partner. */
const market: StoredNode = {
  ...page(
    'mp',
    headings.partners,
    groupChips(shopCategories, marketplaceLinks.category),
    grid('partners', null, { kinds: ['partner'], category: '{id}', limit: 36 }),
    shelf('vouchers', headings.offers, { kinds: ['voucher'], category: '{id}' }, sectionPath('vouchers')),
  ),
  groups: named(distinct(shopCategories, headings.partners)),
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
    headings.services,
    ['service'],
    shelf('more', headings.services, { kinds: ['service'] }, marketplaceLinks.infoServices()),
  )

export const marketplacePages: readonly StoredNode[] = [
  page(
    'vouchers',
    headings.vouchers,
    voucherChips,
    books,
    grid('vouchers', headings.allVouchers, { kinds: ['voucher'], limit: 24 }),
    shelf('partners', headings.partners, { kinds: ['partner'] }, marketplaceLinks.category('all')),
  ),
  group('vouchers-category', voucherChips),
  { ...group('vouchers-genre', kindChips), sameAs: { '*': marketplaceLinks.voucherCategory('{id}') } },
  subjectPage('vouchers-details', headings.offers, ['voucher'], otherVouchers, books, kindChips),
  subjectPage(
    'voucher-book',
    headings.voucherBooks,
    ['voucherBook'],
    pagedList('vouchers', headings.inside, { of: '{self}', role: 'voucher' }),
    books,
  ),
  market,
  partnerPage('mp-partner', 'voucher'),
  partnerPage('partners', 'voucher'),
  withLead(
    lettersLead,
    page(
      'partners-info-services',
      headings.services,
      list('services', null, { kinds: ['service'], limit: 24 }),
      shelf(
        'makers',
        headings.partners,
        { kinds: ['partner'], category: 'digital' },
        marketplaceLinks.category('digital'),
      ),
    ),
  ),
  service('partners-info-service'),
  service('services'),
]
