/** The build replaces each `import()` by this; `server/build/chunk-loader.ts` says why. */

/** Links of the document, and added ones; for styles that are loading, with their promise. */
let links: Map<string, Promise<unknown> | undefined> | null = null

const addLink = (file: string): Promise<unknown> | undefined => {
  const link = document.createElement('link')
  link.href = `/${file}`
  links ??= new Map(
    [...document.querySelectorAll<HTMLLinkElement>('link:is([rel=stylesheet],[rel=modulepreload])')].map(
      ({ href }) => [href, undefined],
    ),
  )
  const { href } = link
  if (links.has(href)) return links.get(href)
  const isStyle = href.endsWith('.css')
  link.rel = isStyle ? 'stylesheet' : 'modulepreload'
  link.nonce = document.querySelector<HTMLElement>('[nonce]')?.nonce ?? ''
  const loading = isStyle
    ? new Promise((done, fail) => {
        link.onload = done
        link.onerror = () => {
          links?.delete(href)
          link.remove()
          fail(new Error(`no ${href}`))
        }
      })
    : undefined
  links.set(href, loading)
  document.head.append(link)
  return loading
}

/** A listener may reload the page for a chunk that failed; then nothing more happens on this one. ERR-25 */
const reportPreloadError = (problem: unknown) => {
  const event = new Event('vite:preloadError', { cancelable: true })
  dispatchEvent(Object.assign(event, { payload: problem }))
  if (!event.defaultPrevented) throw problem
}

/** A request while offline fails for that reason, also where the failure arrives once the connection is back. */
export const loadChunk = (load: () => Promise<unknown>, files: readonly string[] = []): Promise<unknown> => {
  const loading = Promise.all(files.map(addLink)).then(load)
  return navigator.onLine ? loading.catch(reportPreloadError) : loading
}
