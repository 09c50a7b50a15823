/** What a proxy does in front of a portal: TLS with a certificate of its own, and the headers that name the visitor. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { createServer } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findExecutable } from './executable.mjs'

export const hasOpenssl = () => findExecutable(['openssl']) !== null

const makeCertificate = (host) => {
  const folder = mkdtempSync(join(tmpdir(), 'riwaq-tls-'))
  const [key, cert] = ['key.pem', 'cert.pem'].map((name) => join(folder, name))
  try {
    const subject = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host},DNS:*.${host}`]
    const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1']
    const written = ['-keyout', key, '-out', cert]
    execFileSync('openssl', ['req', '-x509', '-nodes', '-days', '2', ...curve, ...subject, ...written], {
      stdio: 'ignore',
    })
    return { key: readFileSync(key), cert: readFileSync(cert) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Where the portal does not answer, the connection is cut, as without a server. */
export const startTlsProxy = async ({ host, port, portalPort }) => {
  const server = createServer(makeCertificate(host), (incoming, outgoing) => {
    const { method, url: path, headers, socket } = incoming
    const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-for': socket.remoteAddress }
    const proxied = request(
      { host: '127.0.0.1', port: portalPort, method, path, headers: { ...headers, ...forwarded } },
      (answer) => {
        outgoing.writeHead(answer.statusCode, answer.rawHeaders)
        answer.pipe(outgoing)
        answer.on('error', () => outgoing.destroy())
      },
    )
    proxied.on('error', () => socket.destroy())
    outgoing.on('close', () => proxied.destroy())
    incoming.pipe(proxied)
  })
  await new Promise((done) => server.listen(port, '127.0.0.1', done))
  return {
    stop: () =>
      new Promise((done) => {
        server.close(done)
        server.closeAllConnections()
      }),
  }
}
