/** Documents as the host makes them, from the sources and without a socket: for tenants that a test changes. */
import { renderPage } from '../../src/render.tsx'
import { createIds } from '../../server/clock.ts'
import type { Build } from '../../server/web/build.ts'
import { createDocuments } from '../../server/web/documents/documents.ts'
import type { BuiltFiles } from '../../server/web/built-files.ts'
import type { Log } from '../../server/context.ts'
import type { Tenant } from '../../server/tenants/tenant.ts'
import type { Backend } from './backend.ts'
import { readDocument } from './document.ts'

const noFiles: BuiltFiles = {
  get: () => undefined,
  text: (address) => {
    throw new Error(`${address} is no file here`)
  },
  names: () => [],
}
const build: Build = {
  id: 'from-sources',
  isLive: true,
  render: renderPage,
  loads: () => ({ entry: '/entry.js', modules: [], styles: [] }),
  fontFaces: { css: '' },
  fontsOf: () => [],
  files: noFiles,
  hashed: null,
}
const failOnLog = (fields: object, message: string) => {
  throw new Error(`${message} ${JSON.stringify(fields)}`)
}
const failingLog: Log = { info: failOnLog, warn: failOnLog, error: failOnLog }

type DocumentBackend = Pick<Backend, 'ask' | 'clock'>

/** Answers of every kind, also redirects and pages that cannot be read. */
export const createDocumentResponder = ({ ask, clock }: DocumentBackend, log: Log) => {
  const respond = createDocuments({
    build,
    callApiAs: ({ tenant }) => ask(tenant.name),
    styles: { addressFor: () => Promise.resolve(null), respond: () => Promise.resolve(null) },
    clock,
    ids: createIds(clock),
    log,
    publicUrl: '',
  })
  return async (tenant: Tenant, path: string) => {
    const origin = `http://${tenant.name}.localhost`
    const visit = { tenant, origin, ip: '203.0.113.7', requestId: 'test' }
    const response = await respond(new Request(origin + path), visit)
    if (!response) throw new Error(`nobody answered ${path}`)
    return {
      status: response.status,
      location: response.headers.get('location'),
      html: await response.text(),
    }
  }
}

export const createDocumentRenderer = (backend: DocumentBackend) => {
  const respond = createDocumentResponder(backend, failingLog)
  return async (tenant: Tenant, path: string) => {
    const { status, html } = await respond(tenant, path)
    return { status, html, ...readDocument(html) }
  }
}
