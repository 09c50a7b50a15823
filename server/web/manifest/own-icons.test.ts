import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { StartError } from '../../start/settings.ts'
import { readOwnIcons } from './own-icons.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'riwaq-icons-'))
  await mkdir(join(folder, 'icons/acme'), { recursive: true })
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const square = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 4, background: '#d90429' } })
    .png()
    .toBuffer()
const put = (name: string, bytes: Uint8Array | string) => writeFile(join(folder, 'icons/acme', name), bytes)

describe('the icons of an operator', () => {
  it('are those of the folder, by tenant and address', async () => {
    await put('192.png', await square(192))
    await put('maskable-512.png', await square(512))
    await put('mark.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
    const icons = await readOwnIcons(folder)
    expect([...icons.keys()]).toEqual([
      'acme /icons/192.png',
      'acme /icons/mark.svg',
      'acme /icons/maskable-512.png',
    ])
    expect(icons.get('acme /icons/192.png')?.body).toEqual(new Uint8Array(await square(192)))
  })
  it('are none where there is no such folder', async () => {
    await rm(join(folder, 'icons'), { recursive: true })
    expect((await readOwnIcons(folder)).size).toBe(0)
  })
  it.each<[string, () => Promise<Buffer> | string, RegExp]>([
    [
      'logo.png',
      () => square(192),
      /logo\.png cannot be used: there is no such icon, only mark\.svg, 32\.png, /,
    ],
    ['192.png', () => square(191), /192\.png cannot be used: it has 191 x 191 pixels and needs 192 x 192\.$/],
    ['512.png', () => 'no picture', /512\.png cannot be used: it is not a PNG picture\.$/],
    ['mark.svg', () => square(32), /mark\.svg cannot be used: it is not an SVG picture\.$/],
  ])('refuse the start with the name of a wrong one: %s', async (name, bytes, why) => {
    await put(name, await bytes())
    await expect(readOwnIcons(folder)).rejects.toThrow(StartError)
    await expect(readOwnIcons(folder)).rejects.toThrow(why)
  })
})
