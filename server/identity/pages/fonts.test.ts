import { describe, expect, it } from 'vitest'
import { loadTenants } from '../../tenants/load.ts'
import { fontAt, fontFaces } from './fonts.ts'

const addressesIn = (css: string) => [...css.matchAll(/url\(([^)]+)\)/g)].map(([, path = '']) => path)
const familiesIn = (css: string) =>
  new Set([...css.matchAll(/font-family:'([^']+)'/g)].map(([, family]) => family))

describe('the fonts of the login', () => {
  it.each(loadTenants())(
    'are the tenant’s own, and each address they reference has a file: $name',
    (tenant) => {
      const css = fontFaces(tenant)
      const display = /^'([^']+)'/.exec(tenant.tokens.both['--display'] ?? '')?.[1]
      expect(familiesIn(css)).toEqual(new Set(['Readex Pro', ...(display ? [display] : [])]))
      for (const path of addressesIn(css)) expect(fontAt(path)?.subarray(0, 4).toString()).toBe('wOF2')
    },
  )
  it('give nothing for any other path', () => {
    expect(fontAt('/oidc/face/readex-pro-../latin.woff2')).toBeNull()
    expect(fontAt('/oidc/face/archivo-arabic.woff2')).toBeNull()
  })
})
