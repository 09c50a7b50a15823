import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import riwaq from './files/riwaq.json' with { type: 'json' }
import { loadTenants, tenantsFolder } from './load.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'riwaq-tenants-'))
  await mkdir(join(folder, 'common'))
  await cp(join(tenantsFolder(''), 'common/plans.json'), join(folder, 'common/plans.json'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const put = (file: string, content: object | string) =>
  writeFile(join(folder, file), typeof content === 'string' ? content : JSON.stringify(content))

describe('the folder of an operator', () => {
  it('has its tenants and none of the project', async () => {
    await put('acme.json', { ...riwaq, name: 'acme', hosts: ['acme'] })
    expect(loadTenants(folder).map(({ name }) => name)).toEqual(['acme'])
  })
  it('is read again at each start', async () => {
    await put('acme.json', { ...riwaq, name: 'acme', hosts: ['acme'] })
    await put('beta.json', { ...riwaq, name: 'beta', hosts: ['beta'], isFirst: false, brand: 'Beta' })
    expect(loadTenants(folder).map(({ brand }) => brand)).toEqual(['Riwaq', 'Beta'])
    await put('beta.json', { ...riwaq, name: 'beta', hosts: ['beta'], isFirst: false, brand: 'Gamma' })
    expect(loadTenants(folder).map(({ brand }) => brand)).toEqual(['Riwaq', 'Gamma'])
    await rm(join(folder, 'beta.json'))
    expect(loadTenants(folder)).toHaveLength(1)
  })
  it('may hold other files, which are no tenants', async () => {
    await put('acme.json', { ...riwaq, name: 'acme', hosts: ['acme'] })
    await put('README.md', 'ours')
    await put('.acme.json', '{')
    expect(loadTenants(folder)).toHaveLength(1)
  })
  it('is refused with the file that is wrong, and its field', async () => {
    await put('acme.json', '{ "name": "acme", }')
    expect(() => loadTenants(folder)).toThrow(/^Tenant file acme\.json in .+ is not JSON: .+\.$/)
    await put('acme.json', { ...riwaq, name: 'acme', hosts: [] })
    expect(() => loadTenants(folder)).toThrow(/^Tenant file acme\.json: field "hosts" is wrong \(.+\)\.$/)
    await rm(join(folder, 'common/plans.json'))
    expect(() => loadTenants(folder)).toThrow(/^Tenant file common\/plans\.json in .+ cannot be read: ENOENT/)
  })
  it('is refused where it is not there or has no tenant', async () => {
    expect(() => loadTenants(folder)).toThrow(`The folder of the tenants ${folder} has no file <name>.json.`)
    expect(() => loadTenants(join(folder, 'nowhere'))).toThrow(
      /^The folder of the tenants .+nowhere cannot be read: ENOENT/,
    )
  })
})
