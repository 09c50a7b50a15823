import { expect, it } from 'vitest'
import type { RequestContext, Store } from '../../context.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import { createSitemap } from './sitemap.ts'

const robotsAt = async (stage: string) => {
  const tenant = { name: 'nour', stage, service: { tenantBackendUrl: {}, multiContentBackend: '' } } as Tenant
  const answer = createSitemap({} as Store)
  const request = new Request('https://nour.example/robots.txt')
  const response = await answer(request, { origin: 'https://nour.example', tenant } as RequestContext)
  return response?.text()
}

it('search engines may list a portal at the stage production and no other one [CONFIG-ENV-03]', async () => {
  expect(await robotsAt('production')).toMatch(/Disallow: \/api\/\n[\s\S]*Sitemap: https:\/\/nour\.example\//)
  for (const stage of ['test', 'staging', ''])
    expect(await robotsAt(stage)).toBe('User-agent: *\nDisallow: /\n')
})
