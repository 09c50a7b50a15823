/** The built server with a folder of tenants of its operator, changed between two starts and never built again. */
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tenantsFolder } from '../../server/tenants/load.ts'
import riwaq from '../../server/tenants/files/riwaq.json' with { type: 'json' }
import { freshData, type Portal, startPortal } from '../tools/lib/portal.mjs'

let folder: string
/** Of other tenants: of the operator's own there is nothing in it. */
let data: Awaited<ReturnType<typeof freshData>>
beforeAll(async () => {
  data = await freshData()
  folder = await mkdtemp(join(tmpdir(), 'riwaq-operator-'))
  await mkdir(join(folder, 'tenants/icons/acme'), { recursive: true })
  await cp(join(tenantsFolder(''), 'common'), join(folder, 'tenants/common'), { recursive: true })
})
afterAll(async () => {
  await data.drop()
  await rm(folder, { recursive: true, force: true })
})

const writeTenant = (brand: string) =>
  writeFile(
    join(folder, 'tenants/acme.json'),
    JSON.stringify({ ...riwaq, name: 'acme', brand, brandIn: {}, hosts: ['acme', 'music.example'] }),
  )
const withPortal = async <T>(work: (portal: Portal) => Promise<T>): Promise<T> => {
  const env = { TENANTS_DIR: join(folder, 'tenants'), DEMO_DATA: 'off' }
  const portal = await startPortal(env, undefined, { env: data.env, drop: () => Promise.resolve() })
  try {
    return await work(portal)
  } finally {
    await portal.stop()
  }
}
const buildOf = async (portal: Portal) => (await portal.get('/builds/latest.json', 'acme.localhost')).body

it('a tenant is a file of the operator: served under its hosts with its icons, and changed by a restart', async () => {
  await writeTenant('Acme Radio')
  const icon = await sharp({ create: { width: 192, height: 192, channels: 4, background: '#0f766e' } })
    .png()
    .toBuffer()
  await writeFile(join(folder, 'tenants/icons/acme/192.png'), icon)
  const build = await withPortal(async (portal) => {
    for (const host of ['acme.localhost', 'music.example', 'localhost']) {
      const home = await portal.get('/', host)
      expect([home.status, home.body.includes('Acme Radio')], host).toEqual([200, true])
    }
    expect((await portal.get('/', 'riwaq.localhost')).status).toBe(421)
    expect((await portal.get('/icons/192.png', 'acme.localhost')).raw).toEqual(icon)
    // Those that the operator did not draw are made of the tenant's mark.
    expect((await portal.get('/icons/512.png', 'acme.localhost')).headers['content-type']).toBe('image/png')
    return buildOf(portal)
  })
  await writeTenant('Acme Cinema')
  await withPortal(async (portal) => {
    expect((await portal.get('/', 'acme.localhost')).body).toContain('Acme Cinema')
    expect(await buildOf(portal)).toBe(build)
  })
}, 120_000)
