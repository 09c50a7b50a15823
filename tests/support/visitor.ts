/** An HTTP client that acts like a browser: cookies by host and path, one redirect at a time, forms. */
import { request } from 'node:http'

interface Cookie {
  name: string
  value: string
  path: string
  attributes: string
}
export interface VisitedPage {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
  /** Where it was requested. */
  path: string
  /** The target of a redirect, as a path of this host or as a full address elsewhere. */
  location: string | null
}
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
interface VisitInit {
  method?: Method
  headers?: Record<string, string>
  body?: string
}

const parseCookie = (text: string, requested: string): Cookie => {
  const [pair = '', ...attributes] = text.split(';')
  const [name = '', ...value] = pair.split('=')
  const path = attributes.find((attribute) => /^\s*path=/i.test(attribute))?.split('=')[1]
  return {
    name: name.trim(),
    value: value.join('=').trim(),
    path: path ?? (requested.slice(0, requested.lastIndexOf('/')) || '/'),
    attributes: attributes.join(';').toLowerCase(),
  }
}
const isExpired = ({ attributes, value }: Cookie) => {
  const expires = /expires=([^;]+)/.exec(attributes)?.[1]
  return (
    value === '' ||
    /max-age=0/.test(attributes) ||
    (expires !== undefined && Date.parse(expires) <= Date.now())
  )
}
const coversPath = (path: string, requested: string) =>
  requested === path || requested.startsWith(path.endsWith('/') ? path : `${path}/`)

export class Visitor {
  readonly port: number
  host: string
  jar: Cookie[] = []
  agent = ''
  /** As Safari over plain http. */
  refusesSecureCookies = false

  constructor(port: number, name: string) {
    this.port = port
    this.host = `${name}:${port}`
  }
  get origin() {
    return `http://${this.host}`
  }
  cookies(path: string) {
    return this.jar
      .filter((cookie) => coversPath(cookie.path, path))
      .map(({ name, value }) => `${name}=${value}`)
  }
  cookie(name: string) {
    return this.jar.find((cookie) => cookie.name === name)
  }
  #keep(texts: readonly string[], path: string) {
    for (const text of texts) {
      const cookie = parseCookie(text, path)
      this.jar = this.jar.filter((one) => one.name !== cookie.name || one.path !== cookie.path)
      const isRefused = this.refusesSecureCookies && /(?:^|;)\s*secure\s*(?:;|$)/.test(cookie.attributes)
      if (!isExpired(cookie) && !isRefused) this.jar.push(cookie)
    }
  }

  visit(address: string, { method = 'GET', headers = {}, body }: VisitInit = {}): Promise<VisitedPage> {
    const path = address.startsWith('http') ? address.replace(/^https?:\/\/[^/]+/, '') : address
    const bare = path.split('?')[0] ?? '/'
    const cookie = this.cookies(bare).join('; ')
    return new Promise((resolve, reject) => {
      const outgoing = request(
        {
          host: '127.0.0.1',
          port: this.port,
          method,
          path,
          headers: {
            host: this.host,
            ...(this.agent ? { 'user-agent': this.agent } : {}),
            ...(cookie ? { cookie } : {}),
            ...headers,
          },
        },
        (incoming) => {
          let text = ''
          incoming.setEncoding('utf8')
          incoming.on('data', (piece) => (text += String(piece)))
          incoming.on('end', () => {
            this.#keep(incoming.headers['set-cookie'] ?? [], bare)
            const location = incoming.headers.location?.replace(this.origin, '') ?? null
            resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, text, path, location })
          })
        },
      )
      outgoing.on('error', reject)
      outgoing.end(body)
    })
  }
  /** Follows redirects on this host until `until` is reached. */
  async follow(first: VisitedPage, until: (path: string) => boolean = () => false): Promise<VisitedPage> {
    let at = first
    for (let step = 0; step < 15 && at.location?.startsWith('/') && !until(at.location); step++)
      at = await this.visit(at.location)
    return at
  }
  post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
    return this.visit(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: this.origin, ...headers },
      body: new URLSearchParams(fields).toString(),
    })
  }
  /** As a server sends it: a form without an origin. */
  ask(path: string, fields: Record<string, string>) {
    return this.visit(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    })
  }
  async call(
    path: string,
    body?: unknown,
    token?: string,
    method: Method = body === undefined ? 'GET' : 'POST',
  ) {
    const answer = await this.visit(`/api${path}`, {
      method,
      headers: {
        'x-distribution-channel': 'WEB',
        'x-tenant-id': this.host.split('.')[0] ?? '',
        ...(method === 'GET' ? {} : { origin: this.origin }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(method === 'PUT' ? { 'idempotency-key': crypto.randomUUID() } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return {
      status: answer.status,
      json: JSON.parse(answer.text || 'null') as unknown,
      headers: answer.headers,
    }
  }
}

export const formAction = (page: VisitedPage): string => {
  const action = /<form[^>]*\saction="([^"]+)"/.exec(page.text)?.[1]
  if (!action) throw new Error(`no form at ${page.path}: ${page.status} ${page.text.slice(0, 400)}`)
  return action.replaceAll('&amp;', '&')
}
