/** The titles of a file's tests, and of a table of tests the cells that become titles. */
import { type Node, allNodes, isNode, nodesIn, parseFile } from './syntax-tree.ts'

const startsTest = new Set(['describe', 'it', 'test'])

/** The fixed text of a string or a template; of what is inserted nothing is known. */
const textOf = (node: unknown): string | null => {
  if (!isNode(node)) return null
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : null
  if (node.type !== 'TemplateLiteral') return null
  return nodesIn(node['quasis'])
    .map(({ value }) => (value as { cooked?: string }).cooked ?? '')
    .join(' ')
}

/** `it.skip.each(table)` belongs to `it`. */
const rootOf = (node: unknown): string | null => {
  if (!isNode(node)) return null
  if (node.type === 'Identifier') return String(node['name'])
  return rootOf(node['object'] ?? node['callee'] ?? node['tag'])
}

/** Without what TypeScript adds to a value. */
const bare = (node: unknown): Node | null => {
  if (!isNode(node)) return null
  return /^TS(?:As|Satisfies)Expression$/.test(node.type) ? bare(node['expression']) : node
}

/** `%s` takes a row's next cell, `$name` the property of that name. */
const cellsOf = (row: Node, title: string): unknown[] => {
  if (row.type === 'ObjectExpression')
    return nodesIn(row['properties']).flatMap(({ key, value }) =>
      isNode(key) && title.includes(`$${String(key['name'])}`) ? [value] : [],
    )
  const count = title.match(/%[sdifjoO]/g)?.length ?? 0
  return (row.type === 'ArrayExpression' ? nodesIn(row['elements']) : [row]).slice(0, count)
}

export const testTitles = (file: string, text: string): string[] => {
  const nodes = allNodes(parseFile(file, text))
  const lists = new Map(
    nodes.flatMap(({ type, id, init }) =>
      type === 'VariableDeclarator' && isNode(id) ? [[id['name'], bare(init)] as const] : [],
    ),
  )
  const rowsOf = (table: unknown): Node[] => {
    const found = bare(table)
    const list = found?.type === 'Identifier' ? lists.get(found['name']) : found
    return list?.type === 'ArrayExpression' ? nodesIn(list['elements']).flatMap((row) => bare(row) ?? []) : []
  }
  return nodes.flatMap(({ type, callee, arguments: given }) => {
    if (type !== 'CallExpression' || !isNode(callee) || !startsTest.has(rootOf(callee) ?? '')) return []
    const title = textOf(nodesIn(given)[0])
    if (title === null) return []
    const rows = nodesIn(callee['arguments']).flatMap(rowsOf)
    return [title, ...rows.flatMap((row) => cellsOf(row, title)).flatMap((cell) => textOf(cell) ?? [])]
  })
}
