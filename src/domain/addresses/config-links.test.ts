import { describe, expect, it } from 'vitest'
import { resolveLink } from './config-links.ts'

const resolved = (link: string, query = '', userUuid: string | null = null) =>
  resolveLink(link, { query: new URLSearchParams(query), userUuid })

describe('a configured link', () => {
  it('takes a placeholder from the query parameter of the same name', () => {
    expect(resolved('/main/{room}?from={from}', 'room=cups&from=share')).toBe('/main/cups?from=share')
  })
  it('takes user.uuid from the logged-in user, also when the query has one [AMBIG-115]', () => {
    expect(resolved('/profile?uuid={user.uuid}', 'user.uuid=somebody', 'u-1')).toBe('/profile?uuid=u-1')
    expect(resolved('/profile?uuid={user.uuid}')).toBe('/profile?uuid=')
  })
  it('makes an unknown placeholder empty', () => {
    expect(resolved('/a{nothing}/b?c={none}')).toBe('/a/b?c=')
  })
  it('follows placeholders in values for 20 passes, no further', () => {
    const chain = (length: number) =>
      Array.from({ length }, (_, at) => `p${at}=${at === length - 1 ? 'end' : `{p${at + 1}}`}`).join('&')
    expect(resolved('/{p0}', chain(20))).toBe('/end')
    expect(resolved('/{p0}', chain(21))).toBe('/')
    expect(resolved('/{ring}', 'ring=x{ring}')).toBe(`/${'x'.repeat(20)}`)
  })
  it('stays on its target, whatever the address bar says', () => {
    for (const sly of ['//evil.example', 'https://evil.example', '../../x', 'javascript:alert(1)', '\\evil'])
      expect(new URL(resolved('/{to}', `to=${encodeURIComponent(sly)}`), 'https://own.example').host).toBe(
        'own.example',
      )
    expect(resolved('/{room}/{to}', 'to=evil.example')).toBe('/evil.example')
    expect(resolved('{to}', `to=${encodeURIComponent('https://evil.example')}`)).not.toContain('://')
    expect(resolved('{to}', `to=${encodeURIComponent('javascript:alert(1)')}`)).not.toContain(':')
  })
})
