/** The first program of these names that the path leads to; null where there is none. */
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const isExecutable = (path) => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
export const findExecutable = (among) => {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return folders.flatMap((folder) => among.map((name) => join(folder, name))).find(isExecutable) ?? null
}
