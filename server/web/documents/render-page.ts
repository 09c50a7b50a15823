import type { ServerContext } from '../../context.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import type { Build } from '../build.ts'
import type { PageAddress } from './address.ts'
import type { PageContent } from './content.ts'
import { renderedPage } from './page.ts'
import { pageDataOf } from './page-data.ts'
import { summarizePage } from './page-summary.ts'
import type { Page } from './template.ts'
import { wordsOfPage, treeOfUsedWords } from './words.ts'

export interface PageRenderer extends Pick<ServerContext, 'clock' | 'log'> {
  build: Build
}

export const renderPage = async (
  { build, clock, log }: PageRenderer,
  tenant: Tenant,
  address: PageAddress,
  content: PageContent,
): Promise<Page> => {
  const { lang, path, maxRating } = address
  const page = pageDataOf(build, tenant, clock.now(), {
    lang,
    path,
    status: content.status,
    maxRating,
    words: wordsOfPage({ tenant, lang }, address.matched?.route ?? null, content.overlay),
    queries: content.queries,
  })
  const output = await build.render({ page, url: address.url })
  // The hydrated page waits for missing texts, so a text that never arrives would go unnoticed there.
  if (output.missingWords.length > 0)
    log.warn(
      { tenant: tenant.name, path, keys: output.missingWords },
      'a page was rendered without some of its words',
    )
  const template = renderedPage({
    build,
    tenant,
    page: { ...page, words: treeOfUsedWords(output) },
    output,
    lead: summarizePage(content.status === 200 ? address.matched : null, content.queries),
    search: address.search,
  })
  return { ...template, status: content.status, kind: 'rendered' }
}
