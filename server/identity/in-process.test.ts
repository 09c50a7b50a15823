import { describe, expect, it } from 'vitest'
import { createInProcessTransport } from './in-process.ts'

describe('HTTP without a socket', () => {
  const ask = createInProcessTransport((request, response) => {
    let body = ''
    request.on('data', (piece) => (body += String(piece)))
    request.on('end', () => {
      response.setHeader('x-host', request.headers.host ?? '')
      response.statusCode = request.method === 'POST' ? 201 : 200
      response.end(`${request.url} ${body}`)
    })
  })
  it('passes method, address, host, headers and body both ways', async () => {
    const answer = await ask('https://nour.example:8443/a?b=c', { method: 'POST', body: 'x'.repeat(200_000) })
    expect(answer.status).toBe(201)
    expect(answer.headers.get('x-host')).toBe('nour.example:8443')
    expect(await answer.text()).toBe(`/a?b=c ${'x'.repeat(200_000)}`)
  })
  it('handles many requests at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, async (_, n) => (await ask(`http://a.test/${n}`)).text()),
    )
    expect(answers).toEqual(Array.from({ length: 50 }, (_, n) => `/${n} `))
  })
})
