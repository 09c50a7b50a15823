/** The backend calls its own provider over streams, whatever public name, port or proxy it has. */
import { type IncomingMessage, type RequestListener, createServer, request as httpRequest } from 'node:http'
import { Duplex } from 'node:stream'

class End extends Duplex {
  other: End | null = null
  #taken: (() => void) | null = null

  override _read() {
    const taken = this.#taken
    this.#taken = null
    taken?.()
  }
  override _write(chunk: Buffer, _: BufferEncoding, done: () => void) {
    const { other } = this
    if (!other) return done()
    other.#taken = done
    other.push(chunk)
  }
  override _final(done: () => void) {
    this.other?.push(null)
    done()
  }
}
const createPair = (): [End, End] => {
  const [a, b] = [new End(), new End()]
  a.other = b
  b.other = a
  return [a, b]
}

export type Transport = (url: string, init?: TransportInit) => Promise<Response>
interface TransportInit {
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
}

const longestAnswer = 1024 * 1024
const textOf = async (message: IncomingMessage) => {
  let text = ''
  message.setEncoding('utf8')
  for await (const piece of message) {
    text += String(piece)
    if (text.length > longestAnswer) throw new Error('the answer is too long')
  }
  return text
}
const headersOf = ({ headers }: IncomingMessage) => {
  const found = new Headers()
  for (const [name, value] of Object.entries(headers))
    for (const one of [value ?? []].flat()) found.append(name, one)
  return found
}

export const createInProcessTransport = (listener: RequestListener): Transport => {
  const server = createServer(listener)
  return (address, { method = 'GET', headers = {}, body } = {}) =>
    new Promise((resolve, reject) => {
      const url = new URL(address)
      const [client, host] = createPair()
      server.emit('connection', host)
      const outgoing = httpRequest(
        {
          method,
          path: url.pathname + url.search,
          headers: { ...headers, host: url.host, connection: 'close' },
          createConnection: () => client,
        },
        (incoming) => {
          textOf(incoming).then(
            (text) =>
              resolve(
                new Response([204, 304].includes(incoming.statusCode ?? 0) ? null : text, {
                  status: incoming.statusCode ?? 500,
                  headers: headersOf(incoming),
                }),
              ),
            reject,
          )
        },
      )
      outgoing.on('error', reject)
      outgoing.end(body)
    })
}
