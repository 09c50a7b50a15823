/** Providers by tenant and address, created on first use; the issuer of each is fixed. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type Provider from 'oidc-provider'
import { refusalOf } from '../api/responses.ts'
import type { TenantRequest } from '../context.ts'
import { type LoginPageParts, pageContextFor } from './dialogue.ts'
import { headersOf, pageText, type Page, type LoginPageContext } from './pages/frame.ts'
import { type LoginProblem, loginProblemPage } from './pages/login-problem-page.ts'
import { loggedOutPage, logoutPage } from './pages/logout-pages.ts'
import { type ProviderRequest, type ProviderPages, type ProviderContext, createProvider } from './provider.ts'
import { restartLogin, pendingLoginOf } from './restart-login.ts'

/** A visitor chooses the port in Host, so the number of addresses is unlimited, but memory is not. */
const most = 30

const answer = (ctx: ProviderRequest, pageContext: LoginPageContext, page: Page) => {
  for (const [name, value] of Object.entries(headersOf(pageContext, page.script !== undefined)))
    ctx.set(name, value)
  ctx.body = pageText(pageContext, page)
}

const pagesFor = (
  arrival: Pick<TenantRequest, 'tenant' | 'origin'>,
  parts: LoginPageParts,
): ProviderPages => {
  const contextOf = (ctx: ProviderRequest, usual?: string) =>
    pageContextFor(arrival, ctx.oidc?.params?.['ui_locales'] ?? usual, ctx.get('cookie'), parts)
  const answerTrouble = (ctx: ProviderRequest, trouble: LoginProblem, code: { code?: string } = {}) => {
    const way = pendingLoginOf(ctx.get('cookie'), ctx.oidc?.params?.['state'])
    const pageContext = contextOf(ctx, way?.lang)
    answer(
      ctx,
      pageContext,
      loginProblemPage(pageContext, trouble, { ...restartLogin(pageContext, way), ...code }),
    )
  }
  return {
    renderError: (ctx, out, error) => {
      const refused = refusalOf(error)
      if (refused.code === 'UNAVAILABLE') {
        ctx.status = refused.status
        for (const [name, value] of Object.entries(refused.headers)) ctx.set(name, value)
        return answerTrouble(ctx, 'unreachable')
      }
      const expired = out.error === 'invalid_request' && ctx.oidc?.route === 'resume'
      const code = /^[a-z_]{1,60}$/.test(out.error) ? { code: out.error } : {}
      answerTrouble(ctx, expired ? 'expired' : 'failed', code)
    },
    answerUnknownAddress: (ctx) => {
      ctx.status = 404
      answerTrouble(ctx, 'expired')
    },
    logoutSource: (ctx, form) => {
      const pageContext = contextOf(ctx)
      answer(ctx, pageContext, logoutPage(pageContext, form, ctx.oidc.entities.IdTokenHint !== undefined))
    },
    postLogoutSuccessSource: (ctx) => {
      const pageContext = contextOf(ctx)
      answer(ctx, pageContext, loggedOutPage(pageContext))
    },
  }
}

export const createProviders = (parts: ProviderContext, pageParts: LoginPageParts) => {
  const made = new Map<string, Provider>()
  return (arrival: Pick<TenantRequest, 'tenant' | 'origin'>): Provider => {
    const key = `${arrival.tenant.name} ${arrival.origin}`
    const provider =
      made.get(key) ?? createProvider(parts, arrival.tenant, arrival.origin, pagesFor(arrival, pageParts))
    made.delete(key)
    made.set(key, provider)
    const oldest = made.size > most ? made.keys().next().value : undefined
    if (oldest !== undefined) made.delete(oldest)
    return provider
  }
}

export type Providers = ReturnType<typeof createProviders>

/** For pages that the provider writes itself: it adds the hash of the one script that submits its form. */
const ownPolicy = [
  "default-src 'none'",
  'script-src',
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

/** Calls the provider as Express would mount it: without the prefix, which stays in `originalUrl`. */
export const mountProvider = async (
  provider: Provider,
  origin: string,
  request: IncomingMessage,
  response: ServerResponse,
) => {
  const originalUrl = request.url ?? '/oidc'
  const { protocol, host } = new URL(origin)
  request.headers['x-forwarded-proto'] = protocol.slice(0, -1)
  request.headers['x-forwarded-host'] = host
  Object.assign(request, { originalUrl })
  request.url = originalUrl.slice('/oidc'.length) || '/'
  response.setHeader('content-security-policy', ownPolicy)
  await provider.callback()(request, response)
}
