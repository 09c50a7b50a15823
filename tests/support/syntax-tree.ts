/** The syntax tree of a source, as far as the tests that read names and titles walk it. */
import { parseSync } from 'vite'

export interface Node {
  type: string
  [field: string]: unknown
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
export const nodesIn = (value: unknown): Node[] => (Array.isArray(value) ? value : [value]).filter(isNode)

/** The statements of a file. */
export const parseFile = (file: string, text: string): Node[] => nodesIn(parseSync(file, text).program.body)

/** Every node in these, each before what it contains. */
export const allNodes = (from: readonly Node[]): Node[] => {
  const found: Node[] = []
  const collect = (node: Node) => {
    found.push(node)
    for (const field in node) for (const child of nodesIn(node[field])) collect(child)
  }
  for (const node of from) collect(node)
  return found
}
