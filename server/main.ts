/// <reference types="vite/client" />
/** The program: reads the settings, starts, says where it is, and stops in order when it is told to. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import { openBuild, type Build } from './host/build.ts'
import { accountsOf, furnish } from './rooms.ts'
import { startServer, type Running } from './server.ts'
import { readSettings, StartError } from './settings.ts'
import { TenantFileError } from './tenants/load.ts'
import { welcomeLines } from './welcome.ts'

interface MainOptions {
  build(): Promise<Build>
  /** Development's hot reload. */
  before?: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>
  /** What else ends with the server. */
  stop?: () => Promise<void>
}

const say = (line: string) => process.stdout.write(`${line}\n`)
const isExpected = (error: unknown): error is Error =>
  error instanceof StartError || error instanceof TenantFileError

/** What was foreseen is one sentence; anything else shows where it came from. */
const complain = (error: unknown) => {
  const text = isExpected(error)
    ? error.message
    : error instanceof Error
      ? (error.stack ?? error.message)
      : String(error)
  process.stderr.write(`${text}\n`)
}

/** The first signal stops in order, a second one at once. */
const stopOnSignal = (running: Running, after: () => Promise<void>) => {
  let stopping = false
  const stop = () => {
    if (stopping) process.exit(1)
    stopping = true
    running
      .stop()
      .then(after)
      .then(
        () => process.exit(0),
        (error: unknown) => {
          complain(error)
          process.exit(1)
        },
      )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

export const main = async ({ build, before, stop }: MainOptions): Promise<void> => {
  try {
    const settings = readSettings(process.env)
    const running = await startServer({
      settings,
      furnish: async (parts) => furnish(parts, await build(), say),
      ...(before ? { before } : {}),
    })
    stopOnSignal(running, stop ?? (() => Promise.resolve()))
    const { parts, port, metricsPort } = running
    for (const line of welcomeLines({
      parts,
      port,
      metricsPort,
      accountsOf: settings.demoData ? accountsOf : () => [],
      node: process.version,
    }))
      say(line)
  } catch (error) {
    complain(error)
    process.exit(1)
  }
}

// Built, this file is the program: `dist/server/main.js` beside `dist/client`. In development `dev.mjs` calls `main`.
if (import.meta.env.PROD)
  await main({ build: () => openBuild(fileURLToPath(new URL('..', import.meta.url))) })
