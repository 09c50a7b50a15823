/** Groups of files that import one another, by Tarjan's algorithm. */
export const cyclesOf = (graph) => {
  const order = new Map()
  const low = new Map()
  const stack = []
  const onStack = new Set()
  const cycles = []
  const visit = (file) => {
    order.set(file, order.size)
    low.set(file, order.get(file))
    stack.push(file)
    onStack.add(file)
    for (const target of graph.get(file)?.own ?? []) {
      if (!graph.has(target)) continue
      if (!order.has(target)) {
        visit(target)
        low.set(file, Math.min(low.get(file), low.get(target)))
      } else if (onStack.has(target)) low.set(file, Math.min(low.get(file), order.get(target)))
    }
    if (low.get(file) !== order.get(file)) return
    const members = stack.splice(stack.indexOf(file))
    for (const member of members) onStack.delete(member)
    if (members.length > 1) cycles.push(members.toSorted())
  }
  for (const file of graph.keys()) if (!order.has(file)) visit(file)
  return cycles
}

/** The deepest folder that holds both files, and the part of it that each is or lies in. */
const commonFolder = (file, target) => {
  const [from, to] = [file.split('/'), target.split('/')]
  const at = from.findIndex((name, index) => name !== to[index])
  const partOf = (names) => (names.length > at + 1 ? `${names[at]}/` : names[at])
  return { folder: from.slice(0, at).join('/'), from: partOf(from), to: partOf(to) }
}

/** Groups of parts of one folder that import one another: each subfolder as a whole, each file beside it by itself. */
export const folderCyclesOf = (graph) => {
  const folders = new Map()
  for (const [file, { own }] of graph)
    for (const target of own.filter((path) => graph.has(path))) {
      const { folder, from, to } = commonFolder(file, target)
      const parts = folders.get(folder) ?? new Map()
      folders.set(folder, parts)
      for (const part of [from, to]) if (!parts.has(part)) parts.set(part, { own: [], imports: [] })
      parts.get(from).own.push(to)
      parts.get(from).imports.push({ to, text: `${file} imports ${target}` })
    }
  return [...folders].flatMap(([folder, parts]) =>
    cyclesOf(parts).map((members) => ({
      folder,
      members,
      imports: members.flatMap((member) =>
        parts.get(member).imports.flatMap(({ to, text }) => (members.includes(to) ? text : [])),
      ),
    })),
  )
}
