/**
 * `npm run dev`: the same server over the sources. The open page is updated in place; the server restarts when one of
 * its files changes.
 */
import { createServer as createHttpServer } from 'node:http'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const entry = '/server/main.ts'
const nameOf = (file) => relative(root, file).replaceAll('\\', '/')

const isImportedByServer = ({ environments }, file) => {
  const seen = new Set(environments.ssr.moduleGraph.getModulesByFile(file))
  for (const node of seen) for (const importer of node.importers) seen.add(importer)
  return [...seen].some(({ url }) => url === entry)
}
/** A new file is in no module graph yet, so its folder decides what it belongs to. */
const belongsToServer = (file) =>
  /^(?:server\/.*(?<!\.test)\.(?:ts|css|sql|json)|locales\/.*\.json)$/.test(nameOf(file)) ||
  isImportedByServer(vite, file)

/** One port for all servers of this run, so that an open page waits for the next instead of losing the connection. */
const portServer = createHttpServer()
const vite = await createServer({
  root,
  appType: 'custom',
  plugins: [
    {
      name: 'riwaq:server-starts-anew',
      enforce: 'post',
      // The page is reloaded once the next server answers.
      hotUpdate({ file }) {
        return this.environment.name === 'client' && belongsToServer(file) ? [] : undefined
      },
    },
  ],
  // The overlay writes markup, which the page's Trusted Types refuse; errors are in both consoles.
  server: { middlewareMode: true, ws: { server: portServer }, hmr: { overlay: false } },
})

/** What answers behind Vite: a server, a refusal after a failed start, or null while requests wait. */
let answer = null
const pending = []
const answerWith = (next) => {
  answer = next
  for (const [request, response] of pending.splice(0)) next(request, response)
}
/** A browser that has opened a build at this address has its worker, which would keep showing that build. */
const unregisterScript = `
  onactivate = (event) => event.waitUntil(
    registration.unregister().then(() => clients.matchAll()).then((all) => all.map((one) => one.navigate(one.url)))
  )
  skipWaiting()
`
vite.middlewares.use('/sw.js', (_, response) =>
  response
    .writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' })
    .end(unregisterScript),
)
portServer.on('request', (request, response) =>
  vite.middlewares(request, response, () =>
    answer ? answer(request, response) : pending.push([request, response]),
  ),
)
const refuse = (request, response) => {
  response.writeHead(503, { 'content-type': 'text/plain', refresh: '2' })
  response.end('The server could not start; its terminal says why.')
}

const { createDevBuild } = await vite.ssrLoadModule('/server/web/dev-build.ts')
let program = await vite.ssrLoadModule(entry)
let running = null
const start = async (port) => {
  running = await program.startProgram({
    build: async () => createDevBuild(vite),
    attachServer: (server) => {
      answerWith((request, response) => server.emit('request', request, response))
      return port
    },
  })
}
const stop = async () => {
  answer = null
  await running?.stop()
  running = null
}

const restart = async (file, port) => {
  console.log(`${nameOf(file)} has changed: the server starts anew.`)
  try {
    // Sources that cannot be loaded leave the running server as it is.
    program = await vite.ssrLoadModule(entry)
    await stop()
    await start(port)
    vite.ws.send({ type: 'full-reload' })
    console.log('The server is open again.')
  } catch (error) {
    program.reportStartError(error)
    if (!running) answerWith(refuse)
    console.error(
      running ? 'The server goes on as it was.' : 'The server is closed until a file of it changes.',
    )
  }
}

/** Several changes often follow each other; those during a start cause one more start. */
const settleMs = 100
const restartOnChange = (port) => {
  let timer
  let last = Promise.resolve()
  vite.watcher.on('all', (event, file) => {
    if (event.endsWith('Dir') || !belongsToServer(file)) return
    clearTimeout(timer)
    timer = setTimeout(() => (last = last.then(() => restart(file, port))), settleMs)
  })
}

try {
  const port = await program.listenEarly(portServer)
  await start(port)
  restartOnChange(port)
  program.stopOnSignal(async () => {
    await stop()
    await vite.close()
  })
  program.printWelcome(running)
} catch (error) {
  program.reportStartError(error)
  process.exit(1)
}
