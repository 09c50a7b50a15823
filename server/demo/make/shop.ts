import { linkTo } from '../../../src/domain/addresses/addresses.ts'
import { apps } from '../words/apps.ts'
import type { PartnerRow } from '../words/partner-row.ts'
import { partners } from '../words/partners.ts'
import { services } from '../words/services.ts'
import * as words from '../words/shop.ts'
import { texts } from '../../modules/structure/defaults/six-languages.ts'
import { type Maker, type SeedItem, refOf } from './maker.ts'

const addPartner = (maker: Maker, row: PartnerRow, at: number) => {
  const category = texts(words.shopCategories[row.category])
  return maker.add({
    kind: 'partner',
    key: row.name,
    motif: row.motif,
    lang: 'en',
    title: { en: row.name },
    subTitle: category,
    description: texts(row.about),
    genre: category,
    popularity: 900 - at * 20,
    data: {
      category: row.category,
      offer: { opensAt: row.site, places: [...row.places], online: row.online ?? false },
    },
  })
}

const isCounter = (category: words.ShopCategory): category is words.VoucherCategory => category !== 'digital'

const addVoucher = (maker: Maker, partner: SeedItem, row: PartnerRow, off: number, at: number) => {
  const fillings = { off: maker.figure(off), name: row.name }
  const category = texts(words.shopCategories[row.category])
  const { once, alone } = words.conditions
  const own = isCounter(row.category) ? [words.conditions[row.category]] : []
  return maker.add({
    kind: 'voucher',
    key: `${row.name}:${off}`,
    motif: row.motif,
    lang: 'en',
    title: texts(words.voucherTitle, fillings),
    subTitle: category,
    description: texts(words.voucherText, fillings),
    genre: category,
    popularity: 900 - at * 30,
    age: at,
    data: {
      by: refOf(partner),
      category: row.category,
      genre: row.category,
      publisher: partner.slug,
      prices: [{ amount: 0, currency: maker.currency, businessModel: 'FREE' }],
      offer: {
        off,
        validUntil: maker.daysAgo(-(21 + at * 5)),
        conditions: [once, ...own, alone].map((six) => texts(six)),
        places: [...row.places],
        online: row.online ?? false,
      },
    },
  })
}

const addBook = (maker: Maker, row: (typeof words.voucherBooks)[number], vouchers: readonly SeedItem[]) => {
  const { key, title, about, category } = row
  const inside = vouchers.filter((voucher) => voucher.data.category === category)
  const book = maker.add({
    kind: 'voucherBook',
    key,
    motif: 'box',
    lang: 'en',
    title: texts(title),
    subTitle: texts(about),
    description: texts(about),
    genre: texts(words.shopCategories[category]),
    data: {
      category,
      count: inside.length,
      prices: [{ amount: 9.99, currency: maker.currency, businessModel: 'PURCHASE' }],
      offer: { validUntil: maker.daysAgo(-180), conditions: [texts(words.conditions.once)] },
    },
  })
  maker.relate(
    book.id,
    'voucher',
    inside.map(({ id }) => id),
  )
}

type Makers = ReadonlyMap<string, SeedItem>
const makerOf = (makers: Makers, name: string) => {
  const found = makers.get(name)
  if (!found) throw new Error(`no partner is called ${name}`)
  return refOf(found)
}

const addServices = (maker: Maker, makers: Makers) =>
  services.map((row, at) =>
    maker.add({
      kind: 'service',
      key: row.key,
      motif: row.motif,
      lang: 'en',
      title: texts(row.title),
      subTitle: texts(row.about),
      description: texts(row.about),
      popularity: 400 - at,
      data: {
        by: makerOf(makers, row.maker),
        clickUrl: linkTo.service(maker.id('service', row.key)),
        offer: { sees: [...row.sees], rhythm: texts(row.rhythm), sample: texts(row.sample) },
      },
    }),
  )

const addApps = (maker: Maker, makers: Makers) =>
  apps.map((row, at) =>
    maker.add({
      kind: 'app',
      key: row.title,
      motif: row.motif,
      lang: 'en',
      title: { en: row.title },
      subTitle: texts(row.about),
      description: texts(row.about),
      genre: texts(words.shopCategories[row.category]),
      popularity: 500 - at * 10,
      age: 15 + at * 8,
      data: {
        by: makerOf(makers, row.maker),
        category: row.category,
        offer: { opensAt: row.site, sees: [...row.sees] },
      },
    }),
  )

const relateTo = (maker: Maker, role: string, made: readonly SeedItem[]) => {
  for (const id of new Set(made.flatMap(({ data }) => data.by?.id ?? [])))
    maker.relate(
      id,
      role,
      made.filter(({ data }) => data.by?.id === id).map((item) => item.id),
    )
}

export const makeMarketplace = (maker: Maker) => {
  const made = partners.map((row, at) => ({ row, partner: addPartner(maker, row, at) }))
  const makers = new Map(made.map(({ row, partner }) => [row.name, partner]))
  let count = 0
  const vouchers = made.flatMap(({ row, partner }) =>
    row.off.map((off) => addVoucher(maker, partner, row, off, count++)),
  )
  for (const book of words.voucherBooks) addBook(maker, book, vouchers)
  relateTo(maker, 'voucher', vouchers)
  relateTo(maker, 'app', addApps(maker, makers))
  relateTo(maker, 'service', addServices(maker, makers))
}
