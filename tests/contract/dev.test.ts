/** `npm run dev`: one port, edited files are served, no process remains after the end. */
import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../tools/lib/portal.mjs'

const root = new URL('../..', import.meta.url).pathname
const probe = `data/probe-${process.pid}.tsx`
const write = (text: string) => writeFile(join(root, probe), `export const Probe = () => <p>${text}</p>\n`)

let portal: Portal
beforeAll(async () => {
  await mkdir(join(root, 'data'), { recursive: true })
  await write('before')
  portal = await startPortal({ NODE_ENV: 'development' }, join(root, 'server/dev.mjs'))
}, 180_000)
afterAll(async () => {
  await rm(join(root, probe), { force: true })
  await portal.stop()
})

describe('a server over the sources', () => {
  it('serves home with its translations, its styles and vite’s client', async () => {
    const { status, body } = await portal.get('/', 'riwaq.localhost')
    expect(status).toBe(200)
    expect(body).toMatch(/<h1[ >]/)
    expect(body).toContain('/@vite/client')
    for (const style of ['base.css', 'Section.module.css'])
      expect(body).toMatch(new RegExp(`<style data-vite-dev-id="[^"]*/src/ui/${style}" nonce="[^"]+">[^<]`))
    // Where vite's client looks for what lets it replace a style.
    expect(body).toMatch(/<meta property="csp-nonce" nonce="[^"]+">/)
    expect((await portal.get('/@vite/client', 'riwaq.localhost')).status).toBe(200)
  })

  it('serves a component with hot reload', async () => {
    const served = async () => (await portal.get(`/${probe}`, 'riwaq.localhost')).body
    expect(await served()).toMatch(/"before"[^]*\$RefreshReg\$/)
    await write('after')
    await expect.poll(served, { timeout: 20_000 }).toContain('"after"')
  })

  it('restarts on the same port when a server file changes, and loses no request', async () => {
    const now = new Date()
    await utimes(join(root, 'server/clock.ts'), now, now)
    await expect.poll(portal.output, { timeout: 20_000 }).toContain('server/clock.ts has changed')
    expect((await portal.get('/healthz', 'riwaq.localhost')).status).toBe(200)
    await expect.poll(portal.output, { timeout: 20_000 }).toContain('The server is open again.')
    expect((await portal.get('/api/i18n/en', 'riwaq.localhost')).status).toBe(200)
  })

  it('exits with 0 when asked to stop, and releases the data', async () => {
    const exited = new Promise<number | null>((resolve) => portal.child.once('exit', resolve))
    portal.child.kill('SIGTERM')
    expect(await exited).toBe(0)
    expect((await readdir(portal.dataDir)).filter((name) => name.startsWith('in-use.'))).toEqual([])
  })
})
