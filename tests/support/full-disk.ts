/** The built portal on a small file system of its own, in memory, that a test fills to the last byte. */
import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freshData, startPortal } from '../tools/lib/portal.mjs'

/** In a name space of its own nobody needs to be root to mount one. */
export const inNamespace = ['unshare', '--map-root-user', '--mount', 'sh', '-c']

/** Null where it can be mounted. */
export const whyNoSmallDisk = (): string | null => {
  const [program = '', ...words] = [...inNamespace, 'mount -t tmpfs -o size=1m none /mnt']
  try {
    execFileSync(program, words, { stdio: 'pipe' })
    return null
  } catch (error) {
    const output = String((error as { stderr?: Buffer }).stderr ?? '').trim()
    return output || String(error)
  }
}

export const megabyte = 2 ** 20
const bytesIn = (folder: string) =>
  Number(execFileSync('du', ['-s', '--block-size=1', folder], { encoding: 'utf8' }).split('\t')[0])

export const fillFile = (file: string) => {
  const handle = openSync(file, 'a')
  try {
    for (const size of [megabyte, 4096, 1])
      try {
        for (;;) writeSync(handle, Buffer.alloc(size))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      }
  } finally {
    closeSync(handle)
  }
}

export const startOnSmallDisk = async (env: Record<string, string> = {}) => {
  const data = await freshData()
  const seed = data.env['DATA_DIR'] ?? ''
  const folder = mkdtempSync(join(tmpdir(), 'riwaq-disk-'))
  const size = bytesIn(seed) + 40 * megabyte
  // The shared folder of pictures stays where it is: here each is drawn anew.
  const copy = `mount -t tmpfs -o size=${size} none "$1" && cp -a "$2/." "$1" && rm "$1/cache" && shift 2 && exec "$@"`
  const portal = await startPortal(env, undefined, {
    env: { ...data.env, DATA_DIR: folder },
    prefix: [...inNamespace, copy, 'sh', folder, seed],
    async drop() {
      await data.drop()
      rmSync(folder, { recursive: true, force: true })
    },
  })
  /** As the server sees it: outside of its name space the folder is empty. */
  const inside = `/proc/${portal.child.pid}/root${folder}`
  const ballast = join(inside, 'ballast')
  return {
    portal,
    folder: inside,
    freeBytes: () => statfsSync(inside).bavail,
    fill: () => fillFile(ballast),
    freeSpace: () => rmSync(ballast),
  }
}
export type SmallDisk = Awaited<ReturnType<typeof startOnSmallDisk>>
