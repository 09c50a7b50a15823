/** Providers by tenant and address, made when first asked for; the issuer is fixed for each. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type Provider from 'oidc-provider'
import type { Arrival } from '../context.ts'
import { groundFor } from './interaction.ts'
import { headersOf, pageText, type Page, type PageGround } from './pages/frame.ts'
import { type Trouble, loggedOutPage, logoutPage, troublePage } from './pages/pages.ts'
import { type Asked, type ProviderPages, type ProviderParts, createProvider } from './provider.ts'
import { startAgain, wayOf } from './restart-login.ts'

/** A visitor chooses the port in Host: addresses are many, memory is not. */
const most = 30

const answer = (ctx: Asked, ground: PageGround, page: Page) => {
  for (const [name, value] of Object.entries(headersOf(ground, page.script !== undefined)))
    ctx.set(name, value)
  ctx.body = pageText(ground, page)
}

const pagesFor = (arrival: Pick<Arrival, 'tenant' | 'origin'>, nonce: () => string): ProviderPages => {
  const groundOf = (ctx: Asked, usual?: string) =>
    groundFor(arrival, ctx.oidc?.params?.['ui_locales'] ?? usual, ctx.get('cookie'), nonce())
  const answerTrouble = (ctx: Asked, trouble: Trouble, code: { code?: string } = {}) => {
    const way = wayOf(ctx.get('cookie'), ctx.oidc?.params?.['state'])
    const ground = groundOf(ctx, way?.lang)
    answer(ctx, ground, troublePage(ground, trouble, { ...startAgain(ground, way), ...code }))
  }
  return {
    renderError: (ctx, out) => {
      const expired = out.error === 'invalid_request' && ctx.oidc?.route === 'resume'
      const code = /^[a-z_]{1,60}$/.test(out.error) ? { code: out.error } : {}
      answerTrouble(ctx, expired ? 'expired' : 'failed', code)
    },
    nothingThere: (ctx) => {
      ctx.status = 404
      answerTrouble(ctx, 'expired')
    },
    logoutSource: (ctx, form) => {
      const ground = groundOf(ctx)
      answer(ctx, ground, logoutPage(ground, form, ctx.oidc.entities.IdTokenHint !== undefined))
    },
    postLogoutSuccessSource: (ctx) => {
      const ground = groundOf(ctx)
      answer(ctx, ground, loggedOutPage(ground))
    },
  }
}

export const createProviders = (parts: ProviderParts, nonce: () => string) => {
  const made = new Map<string, Provider>()
  return (arrival: Pick<Arrival, 'tenant' | 'origin'>): Provider => {
    const key = `${arrival.tenant.name} ${arrival.origin}`
    const provider =
      made.get(key) ?? createProvider(parts, arrival.tenant, arrival.origin, pagesFor(arrival, nonce))
    made.delete(key)
    made.set(key, provider)
    const oldest = made.size > most ? made.keys().next().value : undefined
    if (oldest !== undefined) made.delete(oldest)
    return provider
  }
}

/** For what the provider writes itself: it adds the hash of the one line that sends its form on, and finds no other. */
const ownPolicy = [
  "default-src 'none'",
  'script-src',
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

/** Speaks to the provider as Express would mount it: the prefix off, the whole address kept beside. */
export const mount = async (
  provider: Provider,
  origin: string,
  request: IncomingMessage,
  response: ServerResponse,
) => {
  const whole = request.url ?? '/oidc'
  const { protocol, host } = new URL(origin)
  request.headers['x-forwarded-proto'] = protocol.slice(0, -1)
  request.headers['x-forwarded-host'] = host
  Object.assign(request, { originalUrl: whole })
  request.url = whole.slice('/oidc'.length) || '/'
  response.setHeader('content-security-policy', ownPolicy)
  await provider.callback()(request, response)
}
