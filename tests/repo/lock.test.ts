import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Lock, missingFrom, readLock } from '../tools/lock.mjs'

/** Owners of packages that run only on some platforms. A new one is code that nobody has read: it is named here first. */
const bindingFamilies = [
  '@img',
  '@node-rs',
  '@oxfmt',
  '@oxlint',
  '@rolldown',
  '@rollup',
  '@typescript',
  'fsevents',
  'lightningcss',
]

/** Of a package without a scope the name before the platform. */
const familyOf = (name: string) =>
  name.split('/')[0]?.split(/-(?=android|darwin|freebsd|linux|win32)/)[0] ?? name

const packagesOf = ({ packages }: Lock) =>
  Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, { integrity = '', os = [], cpu = [], engines }]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      integrity,
      node: engines?.node ?? '*',
      platforms: [...os, ...cpu],
    }))

/** The least Node of `package.json`. */
const [major, minor] = [20, 19]
/** `^20.9.0 || >=22`: of each part the first two numbers. */
const takesLeastNode = (range: string) =>
  range === '*' ||
  range.split('||').some((part) => {
    const [, sign = '', first = '', second = '0'] = /^\s*(>=|\^|)\s*(\d+)(?:\.(\d+))?/.exec(part) ?? []
    const [at, below] = [Number(first), Number(second)]
    if (at === major) return below <= minor
    return sign === '>=' && first !== '' && at < major
  })

describe('the lock file', () => {
  it('names no package that asks for a later Node than the portal does, of which npm would warn', () => {
    const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
      engines: { node: string }
    }
    expect(engines.node).toBe(`>=${major}.${minor}`)
    const later = packagesOf(readLock()).filter(({ node }) => !takesLeastNode(node))
    expect(later.map(({ name, node }) => `${name} ${node}`)).toEqual([])
    expect(['>=22', '^20.20.0 || >=22', '18 || >=21'].filter(takesLeastNode)).toEqual([])
  })
  it('names the bindings of every platform, so that npm ci works on each (node tests/tools/lock.mjs adds them)', () => {
    expect(missingFrom(readLock())).toEqual([])
  })
  it('names no address of a registry', () => {
    expect(JSON.stringify(readLock())).not.toContain('"resolved"')
  })
  it('names the checksum of every package, those of other platforms among them', () => {
    const without = packagesOf(readLock()).filter(({ integrity }) => !/^sha512-[\w+/]{86}==$/.test(integrity))
    expect(without.map(({ name }) => name)).toEqual([])
  })
  it('names compiled bindings of these families alone; each is loaded by a package that is used', () => {
    const bound = packagesOf(readLock()).filter(({ platforms }) => platforms.length > 0)
    const families = new Set(bound.map(({ name }) => familyOf(name)))
    expect([...families].toSorted()).toEqual(bindingFamilies)
  })
})
