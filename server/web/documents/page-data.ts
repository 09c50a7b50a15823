import * as v from 'valibot'
import { type PageData, PublicTenant } from '../../../src/contract/page.ts'
import { backendAddress, isOwnBackend } from '../../../src/domain/environment.ts'
import { environmentOf } from '../../modules/environment/environment.usecases.ts'
import { pageFeaturesOf, footerOf, sectionsOf } from '../../tenants/features.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import type { Build } from '../build.ts'
import { trimToFirstView } from './first-view.ts'
import { originMark } from './template.ts'

type PageInput = Omit<PageData, 'build' | 'env' | 'tenant' | 'at'>

const publicTenant = (tenant: Tenant): PublicTenant => {
  const { issuer } = tenant.identity
  const passwordsAt = tenant.passwordsAt ?? (issuer === null ? null : new URL(issuer).origin)
  const open = v.parse(PublicTenant, {
    ...tenant,
    rooms: sectionsOf(tenant),
    features: pageFeaturesOf(tenant),
    footer: footerOf(tenant),
  })
  return { ...open, ...(passwordsAt === null ? {} : { passwordsAt }) }
}

export const pageDataOf = (build: Build, tenant: Tenant, now: Date, input: PageInput): PageData => {
  const env = environmentOf(tenant)
  const base = backendAddress(env)
  return {
    build: build.id,
    env,
    tenant: publicTenant(tenant),
    at: now.toISOString(),
    ...(isOwnBackend(base) ? {} : { elsewhere: { base, origin: originMark } }),
    ...input,
    queries: trimToFirstView(input.queries),
  }
}
