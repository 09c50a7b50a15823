import { describe, expect, it } from 'vitest'
import { configurations } from '../contract/structure.fixture.ts'
import { resolveLink } from './addresses/config-links.ts'
import { contactAbout } from './contact.ts'

const fromHere = (link: string) =>
  resolveLink(link, { query: new URLSearchParams('room=brass&desk=javascript:alert(1)'), userUuid: null })
const linked = (links: Record<string, unknown>) =>
  contactAbout(configurations({ global_shared_links: links }), 'Missing: oud & sea?', fromHere)

describe('the contact of the tenant', () => {
  it('is the configured page, else its help', () => {
    expect(linked({ contactUrl: '/impressum', helpUrl: '/info/help' })).toBe('/impressum')
    expect(linked({ helpUrl: '/info/help' })).toBe('/info/help')
  })
  it('fills in the current address', () => {
    expect(linked({ contactUrl: '/info/{room}' })).toBe('/info/brass')
  })
  it('is none where none is configured, or one that runs or embeds code', () => {
    expect(linked({})).toBeNull()
    expect(contactAbout(undefined, 'oud', fromHere)).toBeNull()
    for (const contactUrl of ['', 7, 'javascript:alert(1)', '//elsewhere.example', '{desk}'])
      expect(linked({ contactUrl })).toBeNull()
  })
  it('passes the subject along by mail, complete and as text', () => {
    for (const mail of ['mailto:hello@riwaq.example', 'mailto:hello@riwaq.example?cc=desk@riwaq.example']) {
      const address = new URL(linked({ contactUrl: mail }) ?? '')
      expect(address.pathname).toBe('hello@riwaq.example')
      expect(address.searchParams.get('subject')).toBe('Missing: oud & sea?')
    }
  })
})
