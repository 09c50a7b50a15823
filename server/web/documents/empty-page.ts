import type { Language } from '../../../src/contract/languages.ts'
import { guestCeilingOf } from '../../modules/entitlement/ceiling.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import { emptyPage } from './page.ts'
import { pageDataOf } from './page-data.ts'
import type { PageRenderer } from './render-page.ts'
import type { Page } from './template.ts'
import { wordsOfEmptyPage } from './words.ts'

export const makeEmptyPage = (
  { build, clock }: Pick<PageRenderer, 'build' | 'clock'>,
  tenant: Tenant,
  lang: Language,
): Page => {
  const page = pageDataOf(build, tenant, clock.now(), {
    lang,
    path: null,
    status: 200,
    maxRating: guestCeilingOf(tenant),
    words: wordsOfEmptyPage({ tenant, lang }),
    queries: [],
  })
  return { ...emptyPage(build, tenant, page), status: 200, kind: 'shell' }
}
