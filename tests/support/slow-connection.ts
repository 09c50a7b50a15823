/** The portal behind a connection on which a document arrives in pieces, each rendered before the next one. */
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import type { Portal } from '../tools/lib/portal.mjs'

/** Two frames: what has arrived has been drawn. */
const whenPainted = (page: Page) =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))

/** Cut between two tags, so that no piece ends within one. */
const splitDocument = (document: string, count: number) => {
  const tags = document.split(/(?=<)/)
  const start = tags.findIndex((tag) => tag.startsWith('<body'))
  const size = Math.ceil((tags.length - start) / count)
  const pieces = [tags.slice(0, start).join('')]
  for (let at = start; at < tags.length; at += size) pieces.push(tags.slice(at, at + size).join(''))
  return pieces
}

export const startSlowProxy = async (portal: Portal, page: Page, pieces: number) => {
  const server = createServer((incoming, answer) => {
    const isDocument = incoming.headers['sec-fetch-dest'] === 'document'
    const headers = { ...incoming.headers, ...(isDocument ? { 'accept-encoding': 'identity' } : {}) }
    const there = request(
      { port: portal.port, path: incoming.url, method: incoming.method, headers },
      async (args) => {
        answer.writeHead(args.statusCode ?? 500, args.headers)
        if (!isDocument) return void args.pipe(answer)
        const parts: Buffer[] = []
        for await (const part of args) parts.push(part as Buffer)
        const [head = '', ...rest] = splitDocument(Buffer.concat(parts).toString(), pieces)
        const arrived = page.waitForEvent('framenavigated')
        answer.write(head)
        await arrived
        for (const piece of rest) {
          answer.write(piece)
          await whenPainted(page)
        }
        answer.end()
      },
    )
    incoming.pipe(there)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    origin: (tenant: string) => `http://${tenant}.localhost:${port}`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
