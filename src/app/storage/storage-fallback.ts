/** Where the browser writes nothing, a visitor can still sign in and play as long as the page lives. */

type StoreName = 'localStorage' | 'sessionStorage'

const realStore = (name: StoreName): Storage | null => {
  try {
    return window[name]
  } catch {
    return null
  }
}

/** Entries are own properties, as they are of a real one, so that listing them works. */
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
