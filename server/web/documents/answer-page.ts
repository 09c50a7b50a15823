import { documentHeaders } from '../../../src/contract/documents.ts'
import type { RequestContext, ServerContext } from '../../context.ts'
import { compressedResponse } from '../../http/compress.ts'
import { isSecure, securityHeaders } from '../../http/security-headers.ts'
import type { Build } from '../build.ts'
import type { TenantStyles } from '../tenant-style/tenant-styles.ts'
import { contentPolicy } from './policy.ts'
import { type Page, fillTemplate } from './template.ts'

interface PageAnswerer extends Pick<ServerContext, 'ids'> {
  build: Build
  styles: TenantStyles
}

export const answerPage = async (
  { build, ids, styles }: PageAnswerer,
  request: Request,
  { tenant, origin }: RequestContext,
  page: Page,
  path = '/',
): Promise<Response> => {
  const nonce = ids.secret(16)
  const secure = isSecure(origin)
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': contentPolicy(tenant, nonce, { isSecure: secure, isLive: build.isLive }),
    [documentHeaders.build]: build.id,
    [documentHeaders.kind]: page.kind,
    ...securityHeaders(secure),
  })
  const style = await styles.addressFor(tenant)
  const text = fillTemplate(page, { nonce, origin, path, style })
  return compressedResponse(request, text, { status: page.status, headers })
}
