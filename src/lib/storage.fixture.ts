/** localStorage or sessionStorage as a page has it; Node has none. `kept` is what lies in it. */
export const createStorage = (kept = new Map<string, string>()) => {
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
    clear: () => kept.clear(),
    key: (at: number) => [...kept.keys()][at] ?? null,
    get length() {
      return kept.size
    },
  }
  // What lies in it is listed as the storage's own names are.
  return new Proxy(storage, {
    ownKeys: () => [...kept.keys()],
    getOwnPropertyDescriptor: (own, name) =>
      kept.has(String(name))
        ? { value: kept.get(String(name)), enumerable: true, configurable: true }
        : Reflect.getOwnPropertyDescriptor(own, name),
  })
}
