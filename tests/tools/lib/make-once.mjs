/** What is costly to make is made once, however many processes want it at the same time: one makes it, the others wait. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const isAlive = (pid) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
const readLock = (lock) => {
  try {
    return Number(readFileSync(lock, 'utf8'))
  } catch (error) {
    if (error.code === 'ENOENT') return null
    throw error
  }
}

/** False while a living process has it. Two that clear a dead one's lock at once both make it: twice the work, no harm. */
const takeLock = (lock) => {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  }
  const holder = readLock(lock)
  // An empty file was just created; its writer is about to write its id.
  if (holder && !isAlive(holder)) rmSync(lock, { force: true })
  return false
}

/** `make` writes the complete file at `path` or nothing: it writes a temporary file and renames it. */
export const makeOnce = async (path, make) => {
  const lock = `${path}.making`
  mkdirSync(dirname(path), { recursive: true })
  while (!existsSync(path)) {
    if (!takeLock(lock)) {
      await wait(100)
      continue
    }
    try {
      if (!existsSync(path)) await make()
    } finally {
      rmSync(lock, { force: true })
    }
  }
  return path
}
