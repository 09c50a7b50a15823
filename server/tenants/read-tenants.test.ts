import { describe, expect, it } from 'vitest'
import { languageCodes } from '../../src/contract/languages.ts'
import { sections as known } from '../../src/domain/sections.ts'
import { matchRoute } from '../../src/domain/addresses/routing.ts'
import { loadTenants, readTenantFolder, tenantsFolder } from './load.ts'
import { readTenants } from './read-tenants.ts'
import { tenantCss } from './tenant-css.ts'
import riwaq from './files/riwaq.json' with { type: 'json' }

const tenants = loadTenants()
const { plans: templates } = readTenantFolder(tenantsFolder(''))
const readAll = (contents: Record<string, unknown>, plans = templates) =>
  readTenants({ tenants: contents, plans })
/** That one file, alone in its folder. */
const readOne = (content: unknown) => {
  const [tenant] = readAll({ 'riwaq.json': content })
  if (!tenant) throw new Error('there is no tenant')
  return tenant
}

describe('tenant files', () => {
  it('provide the tenants of the demo, the one for plain localhost first', () => {
    expect(tenants.slice(0, 1).map(({ name }) => name)).toEqual(['riwaq'])
    expect(tenants.map(({ name }) => name)).toEqual(expect.arrayContaining(['klang', 'nour']))
  })

  it('name the file and the field that is wrong', () => {
    const wrong = { ...riwaq, versionPollMs: 'often' }
    expect(() => readOne(wrong)).toThrow(/^Tenant file riwaq\.json: field "versionPollMs" is wrong \(.+\)\.$/)
    const { ro: _, ...five } = riwaq.tagline
    expect(() => readOne({ ...riwaq, tagline: five })).toThrow(/field "tagline\.ro" is wrong/)
  })

  it('name the template of a plan that common/plans.json does not have, and the field there that is wrong', () => {
    const [plan, ...others] = riwaq.plans
    const plans = [{ ...plan, template: 'constructor' }, ...others]
    expect(() => readOne({ ...riwaq, plans })).toThrow(
      /^Tenant file riwaq\.json: field "plans\.0\.template" is wrong \(common\/plans\.json has no 'constructor', only music, .+\)\.$/,
    )
    expect(() => readAll({ 'riwaq.json': riwaq }, { music: { billingCycle: 'P1M' } })).toThrow(
      /^Tenant file common\/plans\.json: field "music\.contingents" is wrong/,
    )
  })

  it('are refused with the new name of a field that was renamed', () => {
    const { sections, configurations, ...others } = riwaq
    expect(() => readOne({ ...others, configurations, rooms: sections })).toThrow(
      'Tenant file riwaq.json: field "rooms" is wrong (it is called "sections" now).',
    )
    const header = { ...configurations.header, rooms: ['home'] }
    const content = { ...riwaq, configurations: { ...configurations, header } }
    expect(() => readOne(content)).toThrow(
      'Tenant file riwaq.json: field "configurations.header.rooms" is wrong (it is called "configurations.header.sections" now).',
    )
  })

  it.each([
    [
      'more decimals than its currency',
      { amount: 6.995, currency: 'EUR' },
      '6.995 EUR has more decimals than its currency',
    ],
    ['more than can be counted', { amount: 1e21, currency: 'EUR' }, '1e+21 EUR is too large'],
    ['a part of a yen', { amount: 500.5, currency: 'JPY' }, '500.5 JPY has more decimals than its currency'],
    [
      'more decimals than are shown',
      { amount: 1.125, currency: 'KWD' },
      '1.125 KWD has more decimals than price_format.count shows in en: 2',
    ],
  ])('refuse a plan at a price with %s', (_, price, why) => {
    const [plan, ...others] = riwaq.plans
    const plans = [{ ...plan, price }, ...others]
    expect(() => readOne({ ...riwaq, plans })).toThrow(
      `Tenant file riwaq.json: field "plans.0.price.amount" is wrong (${why}).`,
    )
  })

  it.each(['jpy', 'EURO', '€', 'XYZ', ''])('refuse a plan at a price in the currency %j', (currency) => {
    const [plan, ...others] = riwaq.plans
    const plans = [{ ...plan, price: { amount: 5, currency } }, ...others]
    expect(() => readOne({ ...riwaq, plans })).toThrow(
      'Tenant file riwaq.json: field "plans.0.price.currency" is wrong (it has to be a currency\'s code in capitals, as EUR).',
    )
  })

  it('refuse a promotion by the same rule, and take what one language shows too short for all', () => {
    const [plan, ...others] = riwaq.plans
    const plans = [
      { ...plan, price: { amount: 7, currency: 'EUR' }, promotion: { amount: 3.555 } },
      ...others,
    ]
    expect(() => readOne({ ...riwaq, plans })).toThrow(
      'field "plans.0.promotion.amount" is wrong (3.555 EUR has more decimals than its currency)',
    )
    const format = riwaq.configurations.price_format
    const counted = (count: object) => ({
      ...riwaq,
      configurations: { ...riwaq.configurations, price_format: { ...format, count } },
    })
    expect(() => readOne(counted({ ...format.count, ar: 0 }))).toThrow(
      /field "plans\.\d\.price\.amount" is wrong \(.* EUR has more decimals than price_format\.count shows in ar: 0\)/,
    )
    // Without a count two decimals are shown.
    expect(readOne(counted({})).name).toBe('riwaq')
  })

  it('take prices in the decimals of their currency', () => {
    const [plan] = riwaq.plans
    const format = riwaq.configurations.price_format
    const count = Object.fromEntries(languageCodes.map((lang) => [lang, 3]))
    const tenant = readOne({
      ...riwaq,
      plans: [{ ...plan, price: { amount: 1.125, currency: 'KWD' } }],
      configurations: { ...riwaq.configurations, price_format: { ...format, count } },
    })
    expect(tenant.subscriptionTypes[0]?.subscriptionTypePrice).toEqual({ amount: 1.125, currency: 'KWD' })
  })

  it.each(['login.example', 'javascript:alert(1)'])('refuse %s as an identity provider', (issuer) => {
    const wrong = { ...riwaq, identity: { issuer, clientId: 'portal' } }
    expect(() => readOne(wrong)).toThrow(/field "identity\.issuer" is wrong/)
  })

  it('refuse two tenants at one host name, and a name that is not the file’s', () => {
    const twin = { ...riwaq, name: 'twin', isFirst: false }
    expect(() => readAll({ 'riwaq.json': riwaq, 'twin.json': twin })).toThrow(/already belongs to riwaq/)
    expect(() => readAll({ 'other.json': riwaq })).toThrow(/field "name"/)
    expect(() => readAll({ 'twin.json': twin })).toThrow(/field "isFirst"/)
  })

  it('refuse a host that another has by its name, its short form or as plain localhost', () => {
    const thief = (...hosts: string[]) => ({
      'klang.json': { ...riwaq, name: 'klang', isFirst: false, hosts },
      'nour.json': { ...riwaq, name: 'nour', isFirst: false, hosts: ['shop.example'] },
      'riwaq.json': riwaq,
    })
    const taken = {
      nour: 'nour.localhost already belongs to nour',
      'Nour.localhost': 'nour.localhost already belongs to nour',
      '127.0.0.1': '127.0.0.1 already belongs to riwaq',
      'Riwaq.localhost': 'riwaq.localhost already belongs to riwaq',
    }
    for (const [host, why] of Object.entries(taken))
      expect(() => readAll(thief(host))).toThrow(`Tenant file klang.json: field "hosts" is wrong (${why}).`)
    expect(() => readAll(thief('shop.example'))).toThrow('shop.example already belongs to klang')
    expect(readAll(thief('klang', 'music.example', 'nour.of.localhost'))).toHaveLength(3)
  })

  it.each(['https://music.example', 'music.example/', 'music.example:4000', 'two words', ''])(
    'refuse %j as a host',
    (host) => {
      expect(() => readOne({ ...riwaq, hosts: [host] })).toThrow(
        /field "hosts\.0" is wrong \(must be a host name/,
      )
    },
  )

  it.each([
    'backend.example',
    'https:backend.example',
    '//backend.example',
    'ftp://backend.example',
    'https://backend.example/?key=1',
    'https://user:word@backend.example',
  ])('refuse %s as a backend', (address) => {
    const service = (own: Record<string, string>, shared = '') => ({
      'riwaq.json': { ...riwaq, service: { tenantBackendUrl: own, multiContentBackend: shared } },
    })
    expect(() => readAll(service({ riwaq: address }))).toThrow(
      /field "service\.tenantBackendUrl\.riwaq" is wrong/,
    )
    expect(() => readAll(service({}, address))).toThrow(
      'field "service.multiContentBackend" is wrong (must be empty, an address or a path)',
    )
    for (const own of ['https://backend.example/api', 'http://127.0.0.1:8080'])
      expect(readAll(service({ riwaq: own }, own))).toHaveLength(1)
    expect(readAll(service({}, '/api'))).toHaveLength(1)
  })

  it('refuse a backend under a name that is not the tenant’s, which nobody would ever ask', () => {
    const service = { tenantBackendUrl: { riwak: 'https://backend.example' }, multiContentBackend: '' }
    expect(() => readAll({ 'riwaq.json': { ...riwaq, service } })).toThrow(
      'Tenant file riwaq.json: field "service.tenantBackendUrl.riwak" is wrong (the only key is "riwaq").',
    )
  })

  it('list only existing sections', () => {
    for (const { sections } of tenants)
      for (const section of sections) expect(Object.keys(known)).toContain(section)
  })

  it('have no portal address outside the route table', () => {
    const isFile = (path: string) => /^\/(?:img|icons|assets|fonts)\//.test(path)
    const textsIn = (value: unknown): string[] =>
      typeof value === 'string'
        ? [value]
        : typeof value === 'object' && value !== null
          ? Object.values(value).flatMap(textsIn)
          : []
    const named = tenants.flatMap(textsIn).filter((text) => /^\/\S*$/.test(text) && !isFile(text))
    // The ways of a login are the backend's own; a path that is filled in whole is anybody's.
    const paths = [...new Set(named)].filter((path) => !/^\/(?:(?:login|register)\/)?\{/.test(path))
    expect(paths.length).toBeGreaterThan(10)
    const read = paths.map((path) => [path, matchRoute(path.split('?')[0] ?? '')?.route.name ?? 'nothing'])
    expect(read.filter(([, name]) => name === 'nothing' || name === 'catch-all')).toEqual([])
  })

  it('translate each plan into six languages', () => {
    for (const { subscriptionTypes } of tenants)
      for (const { attributes } of subscriptionTypes)
        for (const lang of languageCodes)
          expect(attributes.find(({ key }) => key === `DESC_TEXT_${lang}`)?.value).toBeTruthy()
  })

  it('include in a plan only features of the tenant', () => {
    const textOf = (name: string, key: string, switches?: Record<string, boolean>) => {
      const content = switches ? { ...riwaq, features: { ...riwaq.features, ...switches } } : null
      const tenant = content ? readOne(content) : tenants.find((tenant) => tenant.name === name)
      const best = tenant?.subscriptionTypes.find(({ attributes }) =>
        attributes.some((attribute) => attribute.key === 'ment_best_value'),
      )
      return best?.attributes.find((attribute) => attribute.key === key)?.value
    }
    expect(textOf('riwaq', 'INFO_TEXT_en')).toBe('Music, audiobooks, films and games')
    expect(textOf('riwaq', 'BULLETS_TEXT_en')).toContain(
      'Ten audiobooks a month\nFilms and series\nAll games',
    )
    expect(textOf('klang', 'INFO_TEXT_de')).toBe('Musik, Filme und Spiele')
    expect(textOf('klang', 'DESC_TEXT_CREDIT_de')).toBe('10.000 Songs und 30 Filme im Monat')
    expect(textOf('klang', 'BULLETS_TEXT_de')).not.toContain('Hörbücher')
    expect(textOf('nour', 'INFO_TEXT_ar')).toBe('موسيقى وكتب صوتية وأفلام')
    expect(textOf('nour', 'BULLETS_TEXT_ar')).not.toContain('ألعاب')
    expect(textOf('riwaq', 'BULLETS_TEXT_en', { video: false, articles: false })).toBe(
      'Everything in the music plan\nTen audiobooks a month\nAll games',
    )
  })

  it('become styles that set both themes and leave no letter spacing in Arabic', () => {
    const [css] = tenants.filter(({ name }) => name === 'nour').map(tenantCss)
    expect(css).toContain('--bg:#f7f3e8')
    expect(css).toMatch(/\[data-theme='dark'\]\{--bg:#06140e/)
    expect(css).toContain(':root:lang(ar){--h-track:0em}')
    expect(css).not.toContain('undefined')
  })
})
