/** The page's own store of dialogs, found in the chunks that it has loaded. */
const dialogStore = (page) =>
  page.evaluateHandle(async () => {
    const isStore = (value) =>
      typeof value === 'object' && value !== null && 'stack' in value && Array.isArray(value.stack)
    const chunks = performance
      .getEntriesByType('resource')
      .filter((entry) => /\/assets\/.*\.js$/.test(entry.name))
    const modules = await Promise.all(chunks.map((chunk) => import(chunk.name)))
    return modules.flatMap((module) => Object.values(module)).find(isStore)
  })

/** Some dialogs are opened by screens that a visit cannot reach. */
export const openDialogThroughStore = async (page, name, props = {}) => {
  const store = await dialogStore(page)
  await store.evaluate(
    (found, [wanted, props]) => {
      found.stack = [...found.stack, { id: 900 + found.stack.length, name: wanted, props }]
    },
    [name, props],
  )
}

/** As if something were typed in the topmost dialog. */
export const holdTopDialog = async (page) => {
  const store = await dialogStore(page)
  await store.evaluate((found) => {
    found.stack.at(-1).canClose = () => false
  })
}
