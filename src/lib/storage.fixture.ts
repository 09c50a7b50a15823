/** localStorage or sessionStorage as a page has it; Node has none. `stored` is its content. */
export const createStorage = (stored = new Map<string, string>()) => {
  const storage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
    clear: () => stored.clear(),
    key: (at: number) => [...stored.keys()][at] ?? null,
    get length() {
      return stored.size
    },
  }
  // Its content is listed like the names of a real storage.
  return new Proxy(storage, {
    ownKeys: () => [...stored.keys()],
    getOwnPropertyDescriptor: (own, name) =>
      stored.has(String(name))
        ? { value: stored.get(String(name)), enumerable: true, configurable: true }
        : Reflect.getOwnPropertyDescriptor(own, name),
  })
}
