/** The last build before the code got its plain names, made from its own sources: what it stored must open today. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeOnce } from '../tools/lib/make-once.mjs'
import { type Portal, restartPortal, startPortal, stop } from '../tools/lib/portal.mjs'

const root = new URL('../..', import.meta.url).pathname
const commit = '98c68a6d'
const builds = join(root, 'node_modules/.cache/riwaq/builds')

/** Built once; its packages are those of this checkout. */
const earlierBuild = () => {
  const folder = join(builds, commit)
  return makeOnce(folder, async () => {
    const half = `${folder}.half`
    rmSync(half, { recursive: true, force: true })
    mkdirSync(half, { recursive: true })
    const input = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 1e9 })
    execFileSync('tar', ['-x', '-C', half], { input })
    execFileSync('node', ['server/build.mjs'], { cwd: half })
    renameSync(half, folder)
  })
}

/** The earlier build on a store that it makes itself. */
export const startEarlierPortal = async () => {
  const entry = join(await earlierBuild(), 'dist/server/main.js')
  const dataDir = mkdtempSync(join(tmpdir(), 'riwaq-earlier-'))
  return startPortal({}, entry, {
    env: { DATA_DIR: dataDir },
    drop: async () => rmSync(dataDir, { recursive: true, force: true }),
  })
}

/** This checkout's build on the same port and store. */
export const deployToday = async (portal: Portal) => {
  await stop(portal.child)
  portal.child = (await restartPortal(portal)).child
}
