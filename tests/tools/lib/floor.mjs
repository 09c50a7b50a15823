/**
 * The floor page: the portal's own document without scripts, served with everything else it requests. Its cost is the
 * minimum for any portal; time budgets are ratios to it.
 */
import { createServer, request } from 'node:http'
import { brotliCompressSync, constants } from 'node:zlib'

const strip = (html) =>
  html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*rel="?modulepreload"?[^>]*>/g, '')

/** As the host packs its own. */
const packed = (text) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } })

const forward = (port, incoming, outgoing) => {
  const { 'accept-encoding': _, ...headers } = incoming.headers
  const isDocument = incoming.headers['sec-fetch-dest'] === 'document'
  const upstream = request(
    {
      port,
      host: '127.0.0.1',
      path: incoming.url,
      headers: {
        ...(isDocument ? headers : incoming.headers),
        host: incoming.headers.host.replace(/:\d+$/, `:${port}`),
      },
    },
    (answer) => {
      if (!isDocument) {
        outgoing.writeHead(answer.statusCode, answer.headers)
        return answer.pipe(outgoing)
      }
      const parts = []
      answer.on('data', (part) => parts.push(part))
      answer.on('end', () => {
        const { 'content-length': __, ...headers } = answer.headers
        outgoing.writeHead(answer.statusCode, { ...headers, 'content-encoding': 'br' })
        outgoing.end(packed(strip(Buffer.concat(parts).toString())))
      })
    },
  )
  upstream.on('error', () => outgoing.destroy())
  upstream.end()
}

export const startFloor = (port) =>
  new Promise((done) => {
    const server = createServer((incoming, outgoing) => forward(port, incoming, outgoing))
    server.listen(0, '127.0.0.1', () =>
      done({
        port: server.address().port,
        stop: () => {
          server.closeAllConnections()
          return new Promise((closed) => server.close(closed))
        },
      }),
    )
  })
