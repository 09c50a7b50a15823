/** `npm run dev`: the same server over the sources, with hot reload of the page. The server itself starts anew by hand. */
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

const vite = await createServer({
  root: fileURLToPath(new URL('..', import.meta.url)),
  appType: 'custom',
  // The overlay writes markup, which the page's Trusted Types refuse; errors stand in both consoles.
  server: { middlewareMode: true, hmr: { overlay: false, port: 0 } },
})

/** True when vite has answered: its own modules, the page's sources, what lies in public. */
const before = (request, response) =>
  new Promise((resolve, reject) => {
    response.once('close', () => resolve(true))
    vite.middlewares(request, response, (error) => (error ? reject(error) : resolve(false)))
  })

const { main } = await vite.ssrLoadModule('/server/main.ts')
const { createDevBuild } = await vite.ssrLoadModule('/server/host/dev-build.ts')
await main({ build: async () => createDevBuild(vite), before, stop: () => vite.close() })
