/** `/metrics` on a loopback port of its own: never on the address that visitors reach. */
import { createServer, type Server } from 'node:http'
import type { Metrics } from './metrics.ts'

export const createMetricsServer = (metrics: Metrics): Server =>
  createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
