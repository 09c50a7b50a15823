/**
 * What the build makes of each `import()`: a part's own parts are asked for beside it, its styles are here before it.
 * `server/build/chunk-loader.ts` puts it in place of the build tool's helper, and says why.
 */

/** Links of the document, and those that were added; of styles on their way, when they are here. */
let known: Map<string, Promise<unknown> | undefined> | null = null

const addLink = (file: string): Promise<unknown> | undefined => {
  const link = document.createElement('link')
  link.href = `/${file}`
  known ??= new Map(
    [...document.querySelectorAll<HTMLLinkElement>('link:is([rel=stylesheet],[rel=modulepreload])')].map(
      ({ href }) => [href, undefined],
    ),
  )
  const { href } = link
  if (known.has(href)) return known.get(href)
  const isStyle = href.endsWith('.css')
  link.rel = isStyle ? 'stylesheet' : 'modulepreload'
  link.nonce = document.querySelector<HTMLElement>('[nonce]')?.nonce ?? ''
  const come = isStyle
    ? new Promise((done, fail) => {
        link.onload = done
        link.onerror = () => {
          // It may be tried again: the file may be back.
          known?.delete(href)
          link.remove()
          fail(new Error(`no ${href}`))
        }
      })
    : undefined
  known.set(href, come)
  document.head.append(link)
  return come
}

/** Whoever listens may load the page anew for what did not come; then nothing more happens on this one. ERR-25 */
const reportPreloadError = (problem: unknown) => {
  const event = new Event('vite:preloadError', { cancelable: true })
  dispatchEvent(Object.assign(event, { payload: problem }))
  if (!event.defaultPrevented) throw problem
}

/** What is asked for without a line is lost for want of it, also where that is told once the line is back. */
export const loadChunk = (load: () => Promise<unknown>, files: readonly string[] = []): Promise<unknown> => {
  const come = Promise.all(files.map(addLink)).then(load)
  return navigator.onLine ? come.catch(reportPreloadError) : come
}
