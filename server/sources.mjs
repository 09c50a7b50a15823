import { createHash } from 'node:crypto'
import { readFile, readdir, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'

const folders = ['src', 'sw', 'server', 'locales', 'public']
const files = ['index.html', 'package-lock.json', 'vite.config.ts', 'tsconfig.json']
/** Read at each start and not built. */
const readAtStart = /^server\/tenants\/files\//
const ignored = /\.test\.tsx?$|\.md$|(?:^|\/)\.[^/]*$/

const filesIn = async (folder) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error) => {
    if (error.code !== 'ENOENT') throw error
    return []
  })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

const sourcesIn = async (root, inFolders, alone) => {
  const found = (await Promise.all(inFolders.map((folder) => filesIn(join(root, folder))))).flat()
  return [...found, ...alone.map((file) => join(root, file))]
    .map((file) => relative(root, file))
    .filter((file) => !ignored.test(file) && !(inFolders === folders && readAtStart.test(file)))
    .sort()
}

/** A hash of the sources' content, whenever and wherever they were written. */
export const sourcesHash = async (root, inFolders = folders, alone = files) => {
  const hash = createHash('sha256').update(process.version)
  for (const file of await sourcesIn(root, inFolders, alone))
    hash
      .update(file)
      .update('\0')
      .update(await readFile(join(root, file)))
  return hash.digest('hex')
}

/** Names, sizes and times, computed quickly. Equal means unchanged; if it differs, the hash decides. */
export const sourcesStamp = async (root) => {
  const all = await sourcesIn(root, folders, files)
  const stats = await Promise.all(all.map((file) => stat(join(root, file))))
  const hash = createHash('sha256').update(process.version)
  stats.forEach(({ size, mtimeMs }, at) => hash.update(`${all[at]}\0${size}\0${mtimeMs}\n`))
  return hash.digest('hex')
}
