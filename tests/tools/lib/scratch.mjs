/**
 * The folder for temporary files of tests: in memory where there is enough, which takes a seventh less time; else on
 * disk.
 */
import { statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'

const memory = '/dev/shm'
const plenty = 4e9

const hasSpace = () => {
  try {
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize > plenty && freemem() > 2 * plenty
  } catch {
    return false
  }
}
export const scratch = () => process.env['TMPDIR'] ?? (hasSpace() ? memory : tmpdir())
