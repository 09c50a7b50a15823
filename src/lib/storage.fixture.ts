/** localStorage or sessionStorage as a page has it; Node has none. `kept` is what lies in it. */
export const createStorage = (kept = new Map<string, string>()) => ({
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => void kept.set(name, value),
  removeItem: (name: string) => void kept.delete(name),
  clear: () => kept.clear(),
  key: (at: number) => [...kept.keys()][at] ?? null,
  get length() {
    return kept.size
  },
})
