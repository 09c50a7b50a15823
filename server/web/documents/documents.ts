import type { CallApiAs, Responder, ServerContext } from '../../context.ts'
import type { Build } from '../build.ts'
import type { TenantStyles } from '../tenant-style/tenant-styles.ts'
import { answerPage } from './answer-page.ts'
import { createBackend } from './backend.ts'
import { makeEmptyPage } from './empty-page.ts'
import { type Document, type DocumentMaker, takeDocument } from './make-document.ts'
import { createRenderCache, renderBounds } from './render-cache.ts'
import { requestedDocumentOf } from './requested-document.ts'

interface DocumentContext extends Pick<ServerContext, 'clock' | 'ids' | 'log'> {
  build: Build
  callApiAs: CallApiAs
  styles: TenantStyles
  publicUrl: string
}

const redirectTo = (location: string, status: 301 | 302) =>
  new Response(null, { status, headers: { location, 'cache-control': 'no-cache' } })

export const createDocuments = (context: DocumentContext): Responder => {
  const { build, callApiAs, clock, log, publicUrl } = context
  const cache = createRenderCache<Document>(renderBounds, () => clock.now().getTime())
  const maker: DocumentMaker = {
    build,
    clock,
    log,
    cache,
    backendFor: createBackend(callApiAs, publicUrl, log),
  }
  return async (request, visit) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return null
    const requested = requestedDocumentOf(request, visit.tenant)
    if (!requested) return null
    if (requested.kind === 'redirect') return redirectTo(requested.to, requested.status)
    if (requested.kind === 'empty')
      return answerPage(context, request, visit, makeEmptyPage(maker, visit.tenant, requested.lang))
    const document = await takeDocument(maker, visit, requested.page)
    return 'redirect' in document
      ? redirectTo(document.redirect, document.status)
      : answerPage(context, request, visit, document, requested.page.path)
  }
}
