/** The portal of one tenant on one origin, its backend on another, as with an external backend. */
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Portal, freePort, startPortal } from '../tools/lib/portal.mjs'

const root = new URL('../..', import.meta.url).pathname
const base = '/far/base'

/** The CORS headers that a backend of another origin has to send. */
const corsHeaders = ({ headers }: IncomingMessage) => ({
  'access-control-allow-origin': headers.origin ?? '*',
  'access-control-allow-headers': headers['access-control-request-headers'] ?? '*',
  'access-control-allow-methods': 'GET,POST,PUT,DELETE',
  'cross-origin-resource-policy': 'cross-origin',
})

/** Serves the portal's own backend under another origin and path. */
const startRelay = async ({ port }: Portal) => {
  const server = createServer((incoming, outgoing) => {
    const { method, url = '', headers } = incoming
    if (method === 'OPTIONS') return void outgoing.writeHead(204, corsHeaders(incoming)).end()
    const path = url.replace(base, '/api')
    const options = {
      port,
      host: '127.0.0.1',
      method,
      path,
      headers: { ...headers, host: `riwaq.localhost:${port}` },
    }
    incoming.pipe(
      request(options, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...corsHeaders(incoming) })
        answer.pipe(outgoing)
      }),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port: own } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${own}${base}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** The project's tenants, the first of which has its backend at this address. */
const tenantsWithBackend = (address: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'riwaq-tenants-'))
  cpSync(join(root, 'server/tenants/files'), folder, { recursive: true })
  const file = join(folder, 'riwaq.json')
  const tenant = JSON.parse(readFileSync(file, 'utf8')) as { service: object }
  const service = { ...tenant.service, tenantBackendUrl: { riwaq: address } }
  // Our own server is the backend, and demands the key of some calls.
  writeFileSync(file, JSON.stringify({ ...tenant, service, takesIdempotencyKeys: true }))
  return folder
}

/** Two portals of their own data: `far` is the backend of `near`, on another origin. */
export const startTwoPortals = async () => {
  const port = await freePort()
  const far = await startPortal({ PORTAL_ORIGINS: `http://riwaq.localhost:${port}` })
  const address = `http://127.0.0.1:${far.port}/api`
  const folder = tenantsWithBackend(address)
  const near = await startPortal({ PORT: String(port), TENANTS_DIR: folder })
  return {
    near,
    far,
    address,
    stop: async () => {
      await Promise.all([near.stop(), far.stop()])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export const startCrossOriginPortal = async (backend: Portal) => {
  const relay = await startRelay(backend)
  const folder = tenantsWithBackend(relay.address)
  const portal = await startPortal({ TENANTS_DIR: folder })
  return {
    portal,
    address: relay.address,
    stop: async () => {
      await portal.stop()
      relay.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
