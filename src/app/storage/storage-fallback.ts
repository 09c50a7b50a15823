/**
 * Where the browser writes nothing (no space left, cookies refused), what would lie in its two small stores lives as
 * long as the page: a visitor signs in and plays all the same. What the real ones still hold stays readable and goes
 * with a logout.
 */

type StoreName = 'localStorage' | 'sessionStorage'

const realStore = (name: StoreName): Storage | null => {
  try {
    return window[name]
  } catch {
    return null
  }
}

/** Entries are properties of its own, as they are of a real one: whoever lists those finds them. */
class FallbackStorage {
  [entry: string]: unknown
  readonly #real: Storage | null
  constructor(real: Storage | null) {
    this.#real = real
    Object.assign(this, real)
  }
  get length() {
    return Object.keys(this).length
  }
  key(at: number) {
    return Object.keys(this)[at] ?? null
  }
  getItem(name: string) {
    return Object.hasOwn(this, name) ? this[name] : null
  }
  setItem(name: string, value: string) {
    this[name] = String(value)
  }
  removeItem(name: string) {
    delete this[name]
    this.#real?.removeItem(name)
  }
  clear() {
    for (const name of Object.keys(this)) this.removeItem(name)
  }
}

export const installStorageFallback = () => {
  for (const name of ['localStorage', 'sessionStorage'] as const)
    Object.defineProperty(window, name, { value: new FallbackStorage(realStore(name)) })
}
