/** An observer reports when a box comes near; everything else is here and needs no DOM. */
export const lazySettings = {
  /** A picture is fetched once it is within this many screens: 30 % beyond the edge of the visible one. IMG-04 */
  preload: 1.3,
  /** At most one visibility check per this many ms. IMG-05 */
  throttle: 200,
  /** IMG-06 */
  attempts: 3,
  cache: 200,
} as const

/** IMG-01 to IMG-03 */
export type ImageState = 'loading' | 'loaded' | 'error'

export interface Source {
  src: string
  srcSet: string
  sizes: string
}
type Fetch = (source: Source) => Promise<void>

interface Arrived {
  has(address: string): boolean
  add(address: string): void
}
export const createArrived = (limit: number = lazySettings.cache): Arrived => {
  const sources = new Set<string>()
  return {
    has: (address) => sources.has(address),
    add: (address) => {
      sources.delete(address)
      sources.add(address)
      const oldest = sources.values().next().value
      if (sources.size > limit && oldest !== undefined) sources.delete(oldest)
    },
  }
}

export const loadImage = (
  source: Source,
  fetch: Fetch,
  arrived: Arrived,
  left: number = lazySettings.attempts,
): Promise<ImageState> =>
  fetch(source).then(
    () => {
      arrived.add(source.src)
      return 'loaded'
    },
    () => (left > 1 ? loadImage(source, fetch, arrived, left - 1) : 'error'),
  )

/** Runs `work` now and then at most once per `interval`; later calls run at its end. */
export const throttled = (
  work: () => void,
  interval: number,
  after: (done: () => void, ms: number) => void = setTimeout,
) => {
  let waiting = false
  let isDue = false
  const pass = () => {
    waiting = true
    work()
    after(() => {
      waiting = false
      if (!isDue) return
      isDue = false
      pass()
    }, interval)
  }
  return () => {
    if (waiting) isDue = true
    else pass()
  }
}

/** The browser would hold on to every image element: only those of the cache stay, the oldest is released. */
const heldImages: HTMLImageElement[] = []
const fetchInBrowser: Fetch = ({ src, srcSet, sizes }) => {
  const image = Object.assign(new Image(), { decoding: 'async', sizes, srcset: srcSet, src })
  if (heldImages.push(image) > lazySettings.cache) {
    const oldest = heldImages.shift()
    oldest?.removeAttribute('src')
    oldest?.removeAttribute('srcset')
  }
  return image.decode()
}

const arrived = createArrived()
export const hasArrived = (source: Source) => arrived.has(source.src)
export const loadInBrowser = (source: Source) => loadImage(source, fetchInBrowser, arrived)
/** An eager picture was fetched by the browser itself. */
export const noteArrival = (source: Source) => arrived.add(source.src)

const nearby = new Map<Element, () => void>()
const dueElements = new Set<Element>()
const loadDueElements = throttled(() => {
  for (const element of dueElements) {
    nearby.get(element)?.()
    stopWatching(element)
  }
}, lazySettings.throttle)

let observer: IntersectionObserver | null = null
const observing = () => {
  const margin = `${Math.round((lazySettings.preload - 1) * 100)}%`
  // `scrollMargin` reaches into shelves that scroll sideways; browsers without it fetch when a card is
  // visible.
  const options = { rootMargin: margin, scrollMargin: margin }
  observer ??= new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) dueElements.add(target)
    if (dueElements.size > 0) loadDueElements()
  }, options)
  return observer
}
const stopWatching = (element: Element) => {
  nearby.delete(element)
  dueElements.delete(element)
  observer?.unobserve(element)
}

/** Calls `onNear` once when the element is near the screen; the returned function stops watching. */
export const whenNear = (element: Element, onNear: () => void): (() => void) => {
  nearby.set(element, onNear)
  observing().observe(element)
  return () => stopWatching(element)
}
