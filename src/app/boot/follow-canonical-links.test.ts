import { describe, expect, it } from 'vitest'
import { notFoundByRule } from '../errors/page-failure.ts'
import { addressesOfView } from './follow-canonical-links.ts'
import { viewOf } from '../router/view.ts'

const picture = { url: '/img/x/320x0.webp', colours: ['#112233'], deep: '#112233', tone: '#112233' }
const album = {
  id: 'alb_1',
  kind: 'album',
  slug: 'first-light',
  title: 'First light',
  lang: 'en',
  by: { id: 'art_1', slug: 'noor-band', name: 'Noor Band' },
  picture,
  contentType: 'MUSIC',
  grading: 0,
}
const tenant = {
  canonicalQuery: ['genre'],
  default: { locale: { defaultLocale: 'en', localeDetection: false } },
} as const
const addresses = (href: string, answer?: unknown) =>
  addressesOfView(viewOf(href, 'en'), answer, { ...tenant, canonicalQuery: ['genre'] })

describe('the canonical address after a client navigation', () => {
  it('is the long form, in the page’s language, whatever form was opened [SEO-03]', () => {
    expect(addresses('/ar/music/albums/art_1/alb_1', album)?.canonical).toBe(
      '/ar/music/albums/noor-band/art_1/first-light/alb_1',
    )
  })
  it('keeps the whitelisted query, and nothing else [SEO-04, SEO-05]', () => {
    expect(addresses('/music/list?utm_source=x&genre=jazz&page=2')?.canonical).toBe('/music/list?genre=jazz')
  })
  it('has one alternate per language and one for all others [SEO-06]', () => {
    expect(addresses('/de/music/list')?.alternates.map(({ lang, href }) => `${lang} ${href}`)).toEqual([
      'en /music/list',
      'ar /ar/music/list',
      'fr /fr/music/list',
      'de /de/music/list',
      'es /es/music/list',
      'ro /ro/music/list',
      'x-default /music/list',
    ])
  })
  it('of an article is the one that it declares', () => {
    const article = { ...album, id: 'atc_1', kind: 'article', clickUrl: '/articles/city/essay/atc_1' }
    const page = { name: 'x', data: { customProperties: { article } }, substructure: [] }
    expect(addresses('/articles/any/atc_1', page)?.canonical).toBe('/articles/city/essay/atc_1')
  })
  it('of a duplicate page is the one that it declares', () => {
    const page = { name: 'x', data: { customProperties: { canonical: '/vouchers/category/food' } } }
    expect(addresses('/ar/vouchers/genre/food', page)?.canonical).toBe('/ar/vouchers/category/food')
  })
  it('is none on the 404 page', () => {
    expect(addresses('/no/such/place/at/all')).toBeNull()
    const view = { ...viewOf('/main/summer', 'en'), failure: notFoundByRule('/main/summer') }
    expect(addressesOfView(view, undefined, { ...tenant, canonicalQuery: [] })).toBeNull()
  })
})
