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
