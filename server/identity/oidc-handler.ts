import type { IncomingMessage, ServerResponse } from 'node:http'
import { refusalOf } from '../api/responses.ts'
import type { Identity, RequestContext, ServerContext } from '../context.ts'
import { requestLog, errorStack } from '../http/log.ts'
import { type InteractionSecrets, createInteractionContext } from './interaction-context.ts'
import { answerInteraction, isInteraction, sendFailurePage } from './interaction.ts'
import { fontAt } from './pages/fonts.ts'
import type { NewDeviceParts } from './new-device.ts'
import { passkeyScriptAt } from './pages/passkey-script.ts'
import { type Providers, mountProvider } from './providers.ts'

const sendAsset = (response: ServerResponse, type: string, bytes: Buffer) => {
  response.writeHead(200, {
    'content-type': type,
    'content-length': bytes.length,
    'cache-control': 'public, max-age=604800',
  })
  response.end(bytes)
}

const isAnonymousWrite = ({ url = '' }: IncomingMessage) =>
  /^\/oidc\/(?:auth|session\/end)\/?(?:\?|$)/.test(url)

export const createOidcHandler = (
  parts: NewDeviceParts & Pick<ServerContext, 'settings' | 'log'>,
  providerFor: Providers,
  secrets: InteractionSecrets,
): Identity['node'] => {
  const interaction = createInteractionContext(parts, secrets)
  const answerForm = async (visit: RequestContext, request: IncomingMessage, response: ServerResponse) => {
    try {
      await answerInteraction(interaction, providerFor(visit), visit, request, response)
    } catch (error) {
      if (response.headersSent) throw error
      requestLog(parts.log, visit).error({ reason: errorStack(error) }, 'a page of the login failed')
      sendFailurePage(interaction, visit, request, response, refusalOf(error).status)
    }
  }
  return async (visit, request, response) => {
    const font = fontAt(request.url ?? '')
    if (font) return sendAsset(response, 'font/woff2', font)
    const script = passkeyScriptAt(request.url ?? '')
    if (script) return sendAsset(response, 'text/javascript; charset=utf-8', script)
    // A tenant with an external provider has no pages here.
    if (visit.tenant.identity.issuer !== null) return void response.writeHead(404).end()
    if (isInteraction(request)) return answerForm(visit, request, response)
    if (isAnonymousWrite(request) && !interaction.mayBegin(visit.ip))
      return sendFailurePage(interaction, visit, request, response, 429)
    await mountProvider(providerFor(visit), visit.origin, request, response)
  }
}
