/**
 * One process per data folder. Each binds a listening socket of its own name in the folder, then looks for the sockets
 * of others and gives up where one is alive. A socket answers only while its process lives; a process id in a file
 * would be misleading after a crash in a container. Since each binds before it looks, of two that start together at least
 * one sees the other; where both do, both try again after a random delay.
 */
import { randomBytes, randomInt } from 'node:crypto'
import { readdir, rm, stat } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { join, relative } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { errorReason } from '../start/error-reason.ts'
import { StartError } from '../start/settings.ts'

export interface Lock {
  release(): Promise<void>
}

const prefix = 'in-use.'
/** What the kernel allows in the address of a socket, less the closing zero. */
const longestAddress = 103
const maxAttempts = 5

const shortestPath = (path: string) => {
  const relativePath = relative(process.cwd(), path)
  const address = relativePath.length < path.length ? relativePath : path
  if (Buffer.byteLength(address) > longestAddress)
    throw new StartError(
      `DATA_DIR is too long a path for a socket; choose one below ${longestAddress - 30} letters.`,
    )
  return address
}

const isAlive = (path: string) =>
  new Promise<boolean>((resolve, reject) => {
    const socket = connect(shortestPath(path))
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' || error.code === 'ENOENT') resolve(false)
      else reject(error)
    })
  })

const hasOtherHolder = async (folder: string, own: string) => {
  let alive = false
  for (const name of await readdir(folder)) {
    if (!name.startsWith(prefix) || name === own) continue
    if (await isAlive(join(folder, name))) alive = true
    else await rm(join(folder, name), { force: true })
  }
  return alive
}

const listen = async (path: string): Promise<Lock> => {
  const server = createServer((socket) => socket.destroy())
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(shortestPath(path), resolve)
  })
  server.unref()
  return {
    release: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()))
      }),
  }
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )

/** Some shared or mounted folders do not support sockets. */
const socketError = (folder: string, error: unknown) =>
  error instanceof StartError
    ? error
    : new StartError(
        `The data folder ${folder} cannot hold the socket that keeps other processes out: ${errorReason(error)}; choose a DATA_DIR on a disk of this machine.`,
      )

const tryLock = async (folder: string): Promise<Lock | null> => {
  const name = `${prefix}${randomBytes(6).toString('hex')}`
  const lock = await listen(join(folder, name))
  try {
    // Another process may have deleted ours in the instant between its bind and its listen.
    if (!(await hasOtherHolder(folder, name)) && (await exists(join(folder, name)))) return lock
  } catch (error) {
    await lock.release()
    throw error
  }
  await lock.release()
  return null
}

export const takeLock = async (folder: string): Promise<Lock> => {
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const lock = await tryLock(folder).catch((error: unknown) => {
      throw socketError(folder, error)
    })
    if (lock) return lock
    await wait(randomInt(20, 200))
  }
  throw new StartError(`Another process uses the data folder ${folder}; stop it or choose another DATA_DIR.`)
}
