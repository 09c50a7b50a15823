/** A tenant's configuration nodes name the sections, buttons and links of its menus. */
import { expect, it } from 'vitest'
import type { StructureNode } from '../../src/contract/structure.ts'
import { type NodeCase, startConfiguredTenant } from '../support/configured-tenant.ts'

const { portal, open, write, describeNodes } = startConfiguredTenant()

const nodeOf = async (name: string) => {
  const { body } = await portal.demo.send('GET', '/structure/configurations?lang=en')
  return (body as StructureNode).substructure.find((node) => node.name === name)?.data.customProperties ?? {}
}

const quay = { name: 'quay', clickUrl: '/info/quay', title: { en: 'The quay' } }
/** Links in a part of the page, with their labels. */
const linksIn = (part: string) =>
  [...part.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)<\/a>/g)].map(([, to, name]) => `${name} ${to}`)
const footer = async (path: string) => linksIn(/<footer.*?<\/nav>/s.exec((await open(path)).html)?.[0] ?? '')
const chips = async (title: string) => {
  const { html } = await open('/main/settings')
  return linksIn(new RegExp(`<nav aria-label="${title}".*?</nav>`, 's').exec(html)?.[0] ?? '')
}

const cases: Record<string, NodeCase> = {
  'the sections of the header, in its order': {
    node: 'header',
    content: { sections: ['podcasts', 'home'] },
    read: async () => [(await open('/')).data.tenant.rooms, (await nodeOf('header'))['rooms']],
    written: [
      ['podcasts', 'home'],
      ['podcasts', 'home'],
    ],
    otherwise: [expect.arrayContaining(['home', 'music']), expect.arrayContaining(['home', 'music'])],
  },
  'the ways at the end of the page [CONFIG-21]': {
    node: 'footer',
    content: { links: [quay, { ...quay, name: 'bad', clickUrl: 'javascript:alert(1)' }, 7] },
    read: () => footer('/'),
    written: ['The quay /info/quay'],
    otherwise: [
      'About us /info/about',
      'Terms /info/terms',
      'Privacy /info/privacy',
      'Legal notice /impressum',
    ],
  },
  'the ways at the end of the page, those of all tenants where it names none': {
    node: 'footer',
    content: { links: [] },
    read: async () => (await footer('/')).length,
    written: 4,
    otherwise: 4,
  },
  'the ways on the page of settings [CONFIG-23]': {
    node: 'settingMenu',
    content: { links: [quay] },
    read: () => chips('Topics'),
    written: ['The quay /info/quay'],
    otherwise: expect.arrayContaining(['Contact /impressum', 'Parental control /parentalControl']),
  },
  'the ways on the page of settings, its own where it names none': {
    node: 'settingMenu',
    content: { links: 'none' },
    read: () => chips('Topics'),
    written: ['Help /info/help', 'Contact /impressum', 'Privacy /info/privacy'],
    otherwise: expect.arrayContaining(['Parental control /parentalControl']),
  },
  'further ways there on a phone [CONFIG-24]': {
    node: 'mobileSetting',
    content: { links: [quay] },
    read: () => chips('See also'),
    written: ['The quay /info/quay'],
    otherwise: ['Notifications /notifications', 'Downloads /downloads', 'Plans /subscription'],
  },
  'the field of the header': {
    node: 'header',
    content: { search: false },
    read: async () => (await open('/')).html.includes('role="search"'),
    written: false,
    otherwise: true,
  },
  'the bell of the header': {
    node: 'header',
    content: { notifications: false },
    read: async () => (await open('/')).html.includes('href="/notifications"'),
    written: false,
    otherwise: true,
  },
}

describeNodes(cases)

it.each([
  ['footer', () => footer('/music/list')],
  ['settingMenu', () => chips('Topics')],
])(
  'leaves unknown placeholders of a link of the node %s empty in a document, which is public [CONFIG-LINK-04]',
  async (node, ways) => {
    write(node, { links: [{ ...quay, clickUrl: '/main/a{none}?of={user.uuid}' }] })
    expect(await ways()).toEqual(['The quay /main/a?of='])
  },
)

it('drops menu links into disabled sections', async () => {
  const names = async () =>
    ((await nodeOf('profileMenu'))['links'] as { name: string }[]).map(({ name }) => name)
  expect(await names()).toEqual(expect.arrayContaining(['favorites', 'history', 'purchases']))
  portal.tenant.features['likes'] = false
  expect(await names()).not.toContain('favorites')
  expect(await names()).toContain('history')
  portal.tenant.features['likes'] = true
})
