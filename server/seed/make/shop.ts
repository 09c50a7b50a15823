/** Partners with their vouchers, books of vouchers, apps and information services. */
import { linkTo } from '../../../src/domain/addresses.ts'
import { withDigits } from '../../../src/domain/numerals.ts'
import * as words from '../words/shop.ts'
import { texts } from '../words/six.ts'
import { type Maker, type SeedItem, everywhere, refOf } from './maker.ts'

const addPartner = (maker: Maker, row: words.PartnerRow, at: number) =>
  maker.add({
    kind: 'partner',
    key: row.name,
    lang: 'en',
    title: everywhere(row.name),
    subTitle: texts(words.shopCategories[row.category]),
    description: texts(words.partnerText, { name: row.name }),
    popularity: 900 - at * 20,
    data: { category: row.category },
  })

const addVoucher = (maker: Maker, partner: SeedItem, row: words.PartnerRow, off: number, at: number) => {
  const fillings = { off: String(off), offArabic: withDigits(String(off), 'arab'), name: row.name }
  return maker.add({
    kind: 'voucher',
    key: `${row.name}:${off}`,
    lang: 'en',
    title: texts(words.voucherTitle, fillings),
    subTitle: texts(words.shopCategories[row.category]),
    description: texts(words.voucherText, fillings),
    popularity: 900 - at * 30,
    age: at,
    data: {
      by: refOf(partner),
      category: row.category,
      genre: row.category,
      publisher: partner.slug,
      prices: [{ amount: 0, currency: maker.currency, businessModel: 'FREE' }],
      facts: { off, validUntil: maker.daysAgo(-(21 + at * 5)) },
    },
  })
}

const addServices = (maker: Maker) =>
  words.services.forEach(({ key, title, about }, at) =>
    maker.add({
      kind: 'service',
      key,
      lang: 'en',
      title: texts(title),
      subTitle: texts(about),
      description: texts(about),
      popularity: 400 - at,
      data: { facts: { name: key }, clickUrl: linkTo.service(maker.id('service', key)) },
    }),
  )

const addApps = (maker: Maker) =>
  words.apps.forEach(({ title, about, category }, at) =>
    maker.add({
      kind: 'app',
      key: title,
      lang: 'en',
      title: everywhere(title),
      subTitle: texts(words.shopCategories[category]),
      description: texts(about),
      popularity: 500 - at * 10,
      age: 15 + at * 8,
      data: { category },
    }),
  )

export const makeShop = (maker: Maker) => {
  let count = 0
  const vouchers = words.partners.flatMap((row, at) => {
    const partner = addPartner(maker, row, at)
    const made = row.off.map((off) => addVoucher(maker, partner, row, off, count++))
    maker.relate(
      partner.id,
      'voucher',
      made.map(({ id }) => id),
    )
    return made
  })
  words.voucherBooks.forEach(({ key, title, about, category }) => {
    const book = maker.add({
      kind: 'voucherBook',
      key,
      lang: 'en',
      title: texts(title),
      subTitle: texts(about),
      description: texts(about),
      data: { category, prices: [{ amount: 9.99, currency: maker.currency, businessModel: 'PURCHASE' }] },
    })
    const inside = vouchers.filter((voucher) => voucher.data.category === category)
    book.data.count = inside.length
    maker.relate(
      book.id,
      'voucher',
      inside.map(({ id }) => id),
    )
  })
  addApps(maker)
  addServices(maker)
}
