/**
 * The page's own store of dialogs, found in the chunks that it has loaded: some dialogs are opened by rooms that a visit
 * cannot reach.
 */
export const openDialogThroughStore = (page, name, props = {}) =>
  page.evaluate(
    async ([wanted, given]) => {
      const isStore = (value) =>
        typeof value === 'object' && value !== null && 'stack' in value && Array.isArray(value.stack)
      const chunks = performance
        .getEntriesByType('resource')
        .filter((entry) => /\/assets\/.*\.js$/.test(entry.name))
      const modules = await Promise.all(chunks.map((chunk) => import(chunk.name)))
      const store = modules.flatMap((module) => Object.values(module)).find(isStore)
      store.stack = [...store.stack, { id: 900 + store.stack.length, name: wanted, props: given }]
    },
    [name, props],
  )
