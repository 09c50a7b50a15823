/// <reference types="vite/client" />
/** The program: reads the settings, starts, prints its addresses, and stops in order on a signal. */
import './identity/quiet-provider.ts'
import type { Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import { openBuild, type Build } from './web/build.ts'
import { listen } from './http/listen.ts'
import { fillDemo, compose } from './compose.ts'
import { publicListenAddress, startServer, type RunningServer } from './server.ts'
import { readSettings, StartError } from './start/settings.ts'
import { TenantFileError } from './tenants/read-tenants.ts'
import { tenantsWithoutContent } from './start/tenants-without-content.ts'
import { type DemoAccount, type Welcome, welcomeLines } from './start/welcome.ts'

interface StartProgramOptions {
  build(): Promise<Build>
  /** Development keeps one port open over many servers; returns that port. */
  attachServer?: (server: Server) => number
}

const printLine = (line: string) => process.stdout.write(`${line}\n`)
const isExpected = (error: unknown): error is Error =>
  error instanceof StartError || error instanceof TenantFileError

/** An operator's mistake is reported in one sentence; any other error with its stack. */
export const reportStartError = (error: unknown) => {
  const text = isExpected(error)
    ? error.message
    : error instanceof Error
      ? (error.stack ?? error.message)
      : String(error)
  process.stderr.write(`${text}\n`)
}

/** Opens the portal's port before the server exists. */
export const listenEarly = (server: Server): Promise<number> =>
  listen(server, publicListenAddress(readSettings(process.env)))

const exitWithError = (error: unknown) => {
  reportStartError(error)
  process.exit(1)
}

/** The first signal stops the server in order, a second one at once. */
export const stopOnSignal = (stop: () => Promise<void>) => {
  let stopping = false
  const onSignal = () => {
    if (stopping) process.exit(1)
    stopping = true
    stop().then(() => process.exit(0), exitWithError)
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
}

type RunningProgram = RunningServer & Pick<Welcome, 'accountsOf' | 'withoutContent'>

export const startProgram = async ({ build, attachServer }: StartProgramOptions): Promise<RunningProgram> => {
  let accounts: ReadonlyMap<string, readonly DemoAccount[]> = new Map()
  const running = await startServer({
    settings: readSettings(process.env),
    compose: async (parts, metrics) => {
      const opened = await build()
      accounts = await fillDemo(parts, printLine)
      return compose(parts, metrics, opened)
    },
    ...(attachServer ? { attachServer } : {}),
  })
  return {
    ...running,
    withoutContent: await tenantsWithoutContent(running.context),
    accountsOf: (tenant) => accounts.get(tenant.name) ?? [],
  }
}

export const printWelcome = ({ context, ...running }: RunningProgram) => {
  for (const line of welcomeLines({ ...running, parts: context, node: process.version })) printLine(line)
}

const main = async () => {
  try {
    const running = await startProgram({
      build: () => openBuild(fileURLToPath(new URL('..', import.meta.url))),
    })
    stopOnSignal(running.stop)
    printWelcome(running)
  } catch (error) {
    exitWithError(error)
  }
}

// Built, this file is the program: `dist/server/main.js` beside `dist/client`. In development `dev.mjs` loads it.
if (import.meta.env.PROD) await main()
