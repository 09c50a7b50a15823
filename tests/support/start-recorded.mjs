/**
 * A program: starts the server from its sources with the settings of its environment, opens some addresses, and prints
 * every file of the project that this has loaded, one a line.
 */
import { request } from 'node:http'
import { relative } from 'node:path'
import { createServer } from 'vite'

const root = new URL('../..', import.meta.url).pathname
const loaded = new Set()
const vite = await createServer({
  root,
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, ws: false, hmr: false, watch: null },
  plugins: [
    {
      name: 'riwaq:record-loaded',
      load(id) {
        if (id.startsWith(root)) loaded.add(relative(root, id.replace(/\?.*$/, '')))
      },
    },
  ],
})

const open = (port, path) =>
  new Promise((done, fail) => {
    const headers = { host: `riwaq.localhost:${port}` }
    request({ port, host: '127.0.0.1', path, headers }, (answer) => {
      answer.resume()
      answer.on('end', () => done(answer.statusCode))
    })
      .on('error', fail)
      .end()
  })

const { createDevBuild } = await vite.ssrLoadModule('/server/web/dev-build.ts')
const program = await vite.ssrLoadModule('/server/main.ts')
const running = await program.startProgram({ build: async () => createDevBuild(vite) })
program.printWelcome(running)
for (const path of process.argv.slice(2)) console.log(`answered ${await open(running.port, path)} ${path}`)
await running.stop()
await vite.close()
for (const file of loaded) console.log(`loaded ${file}`)
console.log('end')
