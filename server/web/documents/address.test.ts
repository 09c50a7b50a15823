import { describe, expect, it } from 'vitest'
import type { Tenant } from '../../tenants/tenant.ts'
import { readAddress } from './address.ts'

const tenant = {
  default: { locale: { defaultLocale: 'ar' } },
  maxRating: 30,
  canonicalQuery: ['genre'],
} as Tenant
const read = (address: string) => readAddress(new URL(`http://host${address}`), tenant)
const page = (address: string) => {
  const resolved = read(address)
  if (!('page' in resolved)) throw new Error(`${address} is redirected`)
  return resolved.page
}

describe('an address', () => {
  it('loses its trailing slash, and doubled slashes never lead to another host [LANG-35]', () => {
    expect(read('/music/list/?a=1')).toEqual({ redirect: '/music/list?a=1', status: 301 })
    expect(read('//evil.example/')).toEqual({ redirect: '/evil.example', status: 301 })
    expect(read('/ar/')).toEqual({ redirect: '/ar', status: 301 })
  })
  it('with session_id leads to the reset of the password, in its language [NAV-08]', () => {
    expect(read('/de/music/list?session_id=a%26b')).toEqual({
      redirect: '/de/resetpassword?session=a%26b',
      status: 302,
    })
    expect(read('/?session_id=1')).toEqual({ redirect: '/resetpassword?session=1', status: 302 })
  })
  it('reveals that a reset secret is present, and never which it is', () => {
    const { url, search } = page('/de/resetpassword?session=s3cret&genre=a')
    expect([url, search]).toEqual(['/de/resetpassword?genre=a&session=', '?genre=a'])
    expect(page('/resetpassword?session=s3cret').url).toBe('/resetpassword?session=')
    expect(page('/music/list?session=s3cret').url).toBe('/music/list')
  })
  it('has the language of its prefix, else the tenant default [AMBIG-026]', () => {
    expect(page('/fr/music/list')).toMatchObject({ lang: 'fr', path: '/music/list' })
    expect(page('/music/list')).toMatchObject({ lang: 'ar', path: '/music/list' })
    expect(page('/')).toMatchObject({ lang: 'ar', path: '/' })
  })
  it('may lower the age ceiling but never raise it, and is not cached then', () => {
    expect(page('/?maxRating=10')).toMatchObject({ maxRating: 10, isCacheable: false })
    expect(page('/?maxRating=50')).toMatchObject({ maxRating: 30, isCacheable: false })
    expect(page('/?maxRating=abc')).toMatchObject({ maxRating: 30, isCacheable: true })
  })
  it('keeps only the whitelisted part of its query', () => {
    expect(page('/music/list?x=1&genre=jazz').url).toBe('/music/list?genre=jazz')
  })
  it('keeps the requested ceiling for the page, and leaves it out for search engines', () => {
    expect(page('/music/list?maxRating=10')).toMatchObject({ url: '/music/list?maxRating=10', search: '' })
    expect(page('/music/list?maxRating=10&genre=jazz')).toMatchObject({
      url: '/music/list?genre=jazz&maxRating=10',
      search: '?genre=jazz',
    })
  })
})
