/** Metrics and health on a separate loopback port. `/metrics` is never on the address that visitors reach. */
import { createServer, type Server } from 'node:http'
import { sendResponse } from './http-server.ts'
import type { Metrics } from './metrics.ts'
import type { App } from '../context.ts'

export const createMetricsServer = (metrics: Metrics, { health }: Pick<App, 'health'>): Server => {
  const metricsAt = async (url: string | undefined) =>
    url === '/metrics'
      ? new Response(await metrics.text(), { headers: { 'content-type': metrics.contentType } })
      : new Response(null, { status: 404 })
  return createServer((request, response) => {
    const answer = async () => (await health(request)) ?? metricsAt(request.url)
    answer()
      .then((found) => sendResponse(response, found))
      .catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
}
