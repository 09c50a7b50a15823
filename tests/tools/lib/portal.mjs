/**
 * Starts the built portal as a user would, on a free port and a folder of its own. The demo data is made once and
 * copied for each start; with TEST_DATABASE_URL each start gets a database of its own there.
 */
import { spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { request } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoDataKey, mediaKey } from './demo-data-key.mjs'
import { makeOnce } from './make-once.mjs'
import { root } from './run.mjs'
import { shortLivedNode } from './short-lived.mjs'

const timeoutMs = 120_000
const prepared = join(root, 'node_modules/.cache/riwaq')

/** `prefix`: a program, and its words, that starts the server in surroundings of its own. */
const launch = (env, entry = join(root, 'dist/server/main.js'), prefix = []) =>
  new Promise((done, fail) => {
    if (!existsSync(entry)) return fail(new Error(`${entry} is missing: \`npm run build\` makes it`))
    const [program, ...words] = [...prefix, process.execPath, ...shortLivedNode, entry]
    const child = spawn(program, words, {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: '0',
        METRICS_PORT: '0',
        LOG_LEVEL: 'warn',
        CHECK_ANSWERS: 'on',
        // A copy of the build elsewhere does not find the project's own.
        TENANTS_DIR: join(root, 'server/tenants/files'),
        REQUESTS_PER_MINUTE: '100000',
        LOGINS_PER_MINUTE: '1000',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const timer = setTimeout(() => {
      child.kill('SIGKILL')
      fail(new Error(`the portal did not start in time:\n${output}`))
    }, timeoutMs)
    const read = (chunk) => {
      output += chunk
      const shown = /https?:\/\/[a-z.]*localhost:(\d+)/.exec(output)?.[1]
      if (!shown) return
      clearTimeout(timer)
      // With PUBLIC_URL the address has the port of the proxy.
      const port = Number(env['PUBLIC_URL'] ? env['PORT'] : shown)
      done({ child, port, output: () => output })
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.on('exit', (code) => {
      clearTimeout(timer)
      fail(new Error(`the portal ended with ${code}:\n${output}`))
    })
  })

export const stop = (child) =>
  new Promise((done) => {
    if (child.exitCode !== null || child.signalCode !== null) return done()
    const hard = setTimeout(() => child.kill('SIGKILL'), 15_000)
    child.once('exit', () => {
      clearTimeout(hard)
      done()
    })
    child.kill('SIGTERM')
  })

const onDatabase = async (work) => {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: process.env['TEST_DATABASE_URL'] })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
const addressOf = (name) => {
  const url = new URL(process.env['TEST_DATABASE_URL'])
  url.pathname = `/${name}`
  return url.href
}
/** Folder and database belong together: each server has a folder of its own. */
const databaseFolderHash = (url) => createHash('sha256').update(url).digest('hex').slice(0, 8)
const seedName = (key) => `riwaq_seed_${key}`

const seedInto = async (folder, env) => {
  const half = `${folder}.${process.pid}`
  rmSync(half, { recursive: true, force: true })
  mkdirSync(half, { recursive: true })
  const { child } = await launch({ DATA_DIR: half, ...env })
  await stop(child)
  renameSync(half, folder)
}

/** The folder that every start copies. */
const seedFolder = async (key) => {
  const folder = join(prepared, `seed-${key}`)
  return makeOnce(folder, () => seedInto(folder))
}

/** On PostgreSQL a database as well; an advisory lock of the server separates workers of several machines. */
const seedDatabase = (key) =>
  onDatabase(async (client) => {
    const name = seedName(key)
    const folder = join(prepared, `seed-${key}-on-${databaseFolderHash(process.env['TEST_DATABASE_URL'])}`)
    await client.query('select pg_advisory_lock(hashtext($1))', [name])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount && existsSync(folder)) return folder
    for (const old of [name, `${name}_half`])
      await client.query(`drop database if exists ${old} with (force)`)
    rmSync(folder, { recursive: true, force: true })
    await client.query(`create database ${name}_half`)
    await seedInto(folder, { DATABASE_URL: addressOf(`${name}_half`) })
    await client.query(`alter database ${name}_half rename to ${name}`)
    return folder
  })

/** Generated pictures and music of one portal are shared with all that run now and later. */
const shareMedia = async (dataDir) => {
  const shared = join(prepared, `media-${await mediaKey()}`)
  mkdirSync(shared, { recursive: true })
  rmSync(join(dataDir, 'cache'), { recursive: true, force: true })
  symlinkSync(shared, join(dataDir, 'cache'))
}

/** A fresh copy of the seeded data: DATA_DIR and, on PostgreSQL, DATABASE_URL. */
export const freshData = async () => {
  const key = await demoDataKey()
  const onPostgres = Boolean(process.env['TEST_DATABASE_URL'])
  const folder = await (onPostgres ? seedDatabase(key) : seedFolder(key))
  const dataDir = mkdtempSync(join(tmpdir(), 'riwaq-'))
  cpSync(folder, dataDir, { recursive: true })
  await shareMedia(dataDir)
  const dropFolder = () => rmSync(dataDir, { recursive: true, force: true })
  if (!onPostgres) return { env: { DATA_DIR: dataDir }, drop: async () => dropFolder() }
  const name = `riwaq_${randomBytes(6).toString('hex')}`
  await onDatabase((client) => client.query(`create database ${name} template ${seedName(key)}`))
  return {
    env: { DATA_DIR: dataDir, DATABASE_URL: addressOf(name) },
    drop: async () => {
      dropFolder()
      await onDatabase((client) => client.query(`drop database if exists ${name} with (force)`))
    },
  }
}

/** Node does not resolve `*.localhost`, so the host name is sent in the header. */
const get = (port, path, host = 'localhost', headers = {}) =>
  new Promise((done, fail) => {
    request({ port, host: '127.0.0.1', path, headers: { host: `${host}:${port}`, ...headers } }, (answer) => {
      const parts = []
      answer.on('data', (part) => parts.push(part))
      answer.on('end', () => {
        const raw = Buffer.concat(parts)
        const { statusCode: status, headers } = answer
        done({ status, headers, raw, body: raw.toString(), bytes: raw.byteLength })
      })
    })
      .on('error', fail)
      .end()
  })

/** For a setting that takes no 0 for `any`. The kernel gives ports to listen on and ports to call from out of two halves. */
export const freePort = () =>
  new Promise((done, fail) => {
    const server = createServer()
    server.on('error', fail)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => done(port))
    })
  })

export const startPortal = async (env = {}, entry = undefined, on = undefined) => {
  const data = on ?? (await freshData())
  const { child, port, output } = await launch({ ...data.env, ...env }, entry, data.prefix)
  const portal = {
    port,
    output,
    child,
    dataDir: data.env.DATA_DIR,
    env: data.env,
    origin: (tenant = 'riwaq') => `http://${tenant}.localhost:${port}`,
    get: (path, host, headers) => get(port, path, host, headers),
    stop: async () => {
      await stop(portal.child)
      await data.drop()
    },
  }
  return portal
}
/** Starts again on the same data, as after a crash or a deployment. */
export const restartPortal = (portal, env = {}, entry = undefined) =>
  launch({ ...portal.env, PORT: String(portal.port), ...env }, entry)
