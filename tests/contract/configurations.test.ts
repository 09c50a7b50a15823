/** The tenant's configuration as the page gets it: every node, with something in it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languageCodes } from '../../src/contract/languages.ts'
import { sectionsOf } from '../../server/tenants/features.ts'
import { type Backend, openBackend } from '../support/backend.ts'

let backend: Backend
beforeAll(async () => {
  backend = await openBackend()
})
afterAll(() => backend.close())

const nodeOf = async (tenant: string, name: string): Promise<Record<string, unknown>> => {
  const { body } = await backend.send('GET', '/structure/configurations?lang=en', { tenant })
  const { substructure } = body as {
    substructure: { name: string; data: { customProperties: Record<string, unknown> } }[]
  }
  return substructure.find((node) => node.name === name)?.data.customProperties ?? {}
}

const nodes: readonly (readonly [id: string, node: string, field: string])[] = [
  ['CONFIG-01', 'global_shared_links', ''],
  ['CONFIG-02', 'enabled_features', ''],
  ['CONFIG-03', 'avatar_list', ''],
  ['CONFIG-05', 'custom_styling', ''],
  ['CONFIG-06', 'custom_styling', 'cdnLink'],
  ['CONFIG-07', 'google-ads', ''],
  ['CONFIG-08', 'external_redirect_disclaimer', ''],
  ['CONFIG-11', 'tab_names_seo', ''],
  ['CONFIG-12', 'login_options', ''],
  ['CONFIG-13', 'meta_data', ''],
  ['CONFIG-09', 'parental-control-sendgrid-config', ''],
  ['CONFIG-14', 'price_format', ''],
  ['CONFIG-18', 'login_meta_data', ''],
  ['CONFIG-19', 'images', ''],
  ['CONFIG-20', 'header', ''],
  ['CONFIG-21', 'footer', ''],
  ['CONFIG-22', 'profileMenu', ''],
  ['CONFIG-23', 'settingMenu', ''],
  ['CONFIG-24', 'mobileSetting', ''],
  ['CONFIG-25', 'cookies', ''],
  ['CONFIG-26', 'cookies', 'necessary'],
  ['CONFIG-27', 'cookies', 'identifier'],
  ['CONFIG-28', 'cookies', 'initialState'],
  ['CONFIG-29', 'popups', ''],
  ['CONFIG-30', 'colors', ''],
  ['CONFIG-31', 'colors', 'isDark'],
]

/** Answered although nothing here reads them yet. */
const otherNodes: readonly (readonly [node: string, field: string])[] = [
  ['enable_ExpirationPopup', ''],
  ['custom_plan', ''],
  ['payment_meta_data', ''],
]

describe.each(['riwaq', 'nour', 'klang'])('the configuration of %s', (tenant) => {
  const expectFilled = async (name: string, field: string) => {
    const node = await nodeOf(tenant, name)
    if (field) expect(node[field]).toBeDefined()
    else expect(Object.keys(node).length).toBeGreaterThan(0)
  }
  it.each(nodes)('has [%s] %s %s', (_, name, field) => expectFilled(name, field))
  it.each(otherNodes)('answers %s %s as well', expectFilled)
  it('sets in every language the decimals of a price [CONFIG-15] and the format of its currency [CONFIG-16]', async () => {
    const { count, currency } = (await nodeOf(tenant, 'price_format')) as Record<
      string,
      Record<string, unknown>
    >
    for (const lang of languageCodes) {
      expect(count?.[lang]).toBe(2)
      expect(currency?.[lang]).toContain('{amount}')
    }
  })
})

it('differs between tenants: features, colours and sections are each tenant’s own [SHELL-24]', async () => {
  expect((await nodeOf('riwaq', 'enabled_features'))['games']).toBe(true)
  expect((await nodeOf('nour', 'enabled_features'))['games']).toBe(false)
  expect((await nodeOf('nour', 'colors'))['isDark']).toBe(true)
  expect((await nodeOf('klang', 'colors'))['isDark']).toBe(false)
})

it('the feature settings are the content of the node enabled_features: what is off there has no section [AMBIG-114]', async () => {
  for (const tenant of backend.tenants) {
    const node = await nodeOf(tenant.name, 'enabled_features')
    expect(node).toEqual(tenant.features)
    const allOn = { ...tenant, features: {} }
    for (const section of sectionsOf(allOn))
      expect([section, sectionsOf(tenant).includes(section)]).toEqual([section, node[section] !== false])
  }
})
