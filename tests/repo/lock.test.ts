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
    .map(([path, { integrity = '', os = [], cpu = [] }]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      integrity,
      platforms: [...os, ...cpu],
    }))

describe('the lock file', () => {
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
