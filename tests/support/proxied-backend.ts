/** One address for two servers, as with a reverse proxy: the pages of a portal without content, and its backend below a path. */
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Portal, freePort, startPortal } from '../tools/lib/portal.mjs'

const root = new URL('../..', import.meta.url).pathname
const base = '/backend'

/** What a Riwaq serves besides its calls, because its answers and its login lead there. */
const backendPaths = /^\/(?:img|media|oidc|login)(?:\/|$)|^\/register\/riwaq(?:[/?]|$)/

const startProxy = async (port: number, portal: Portal, backend: Portal) => {
  const server = createServer((incoming, outgoing) => {
    const { method, url = '', headers } = incoming
    const isCall = url.startsWith(`${base}/`)
    const proxied = request(
      {
        port: isCall || backendPaths.test(url) ? backend.port : portal.port,
        host: '127.0.0.1',
        method,
        path: isCall ? url.replace(base, '/api') : url,
        headers,
      },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
        answer.pipe(outgoing).on('error', () => answer.destroy())
      },
    )
    proxied.on('error', () => incoming.socket.destroy())
    outgoing.on('close', () => proxied.destroy())
    incoming.pipe(proxied)
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return () => {
    server.closeAllConnections()
    server.close()
  }
}

/** The project's tenants; the first has its backend below the path. */
const writeTenants = (folder: string) => {
  cpSync(join(root, 'server/tenants/files'), folder, { recursive: true })
  const file = join(folder, 'riwaq.json')
  const tenant = JSON.parse(readFileSync(file, 'utf8')) as object
  const service = { tenantBackendUrl: {}, multiContentBackend: base }
  writeFileSync(file, JSON.stringify({ ...tenant, service, takesIdempotencyKeys: true }))
}

export const startBehindProxy = async () => {
  const port = await freePort()
  // Node resolves no other name of this machine, and the portal's server calls its own public address.
  const address = `http://localhost:${port}`
  const folder = mkdtempSync(join(tmpdir(), 'riwaq-proxied-'))
  const tenants = join(folder, 'tenants')
  writeTenants(tenants)
  const startOne = async (env: Record<string, string>, data?: Parameters<typeof startPortal>[2]) =>
    startPortal({ ...env, PORT: String(await freePort()), PUBLIC_URL: address }, undefined, data)
  const backend = await startOne({})
  const portal = await startOne(
    { TENANTS_DIR: tenants, DEMO_DATA: 'off', LOG_LEVEL: 'info' },
    { env: { DATA_DIR: join(folder, 'data') }, drop: () => Promise.resolve() },
  )
  const closeProxy = await startProxy(port, portal, backend)
  return {
    address,
    base,
    portal,
    stop: async () => {
      closeProxy()
      await Promise.all([portal.stop(), backend.stop()])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
