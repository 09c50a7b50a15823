/**
 * A composed page as somebody reads it who is older than its backend: entries and blocks of a shape that is not known
 * here are left out and told, the rest of the page stands. Who answers is held to the whole contract all the same.
 */
import { is, pipe, transform, union, unknown } from 'valibot'
import { Card } from '../contract/content.ts'
import { StructureNode, type getFragment, type getStructure } from '../contract/structure.ts'

type LogGap = (message: string) => void
interface LooseNode {
  name?: unknown
  data: { entries: unknown[] }
  substructure: unknown[]
}

const isLooseNode = (node: unknown): node is LooseNode => {
  const { data, substructure } = (node ?? {}) as Partial<LooseNode>
  return Array.isArray(data?.entries) && Array.isArray(substructure)
}

const within = (node: unknown, tell: LogGap): unknown => {
  if (!isLooseNode(node)) return node
  const entries = node.data.entries.filter((entry) => is(Card, entry))
  const lost = node.data.entries.length - entries.length
  if (lost > 0) tell(`structure: entries of '${String(node.name)}' cannot be read and are skipped: ${lost}`)
  const substructure = node.substructure.flatMap((block) => blockOf(block, tell))
  return { ...node, data: { ...node.data, entries }, substructure }
}

const sizeOf = (node: unknown) =>
  isLooseNode(node) ? node.data.entries.length + node.substructure.length : 0

/** None where nothing is left of what it came with: its heading alone says nothing. */
const blockOf = (raw: unknown, tell: LogGap): unknown[] => {
  const block = within(raw, tell)
  if (is(StructureNode, block)) return sizeOf(raw) > 0 && sizeOf(block) === 0 ? [] : [block]
  const name = (raw as { name?: unknown } | null)?.name
  tell(`structure: the block '${String(name)}' cannot be read, it is skipped`)
  return []
}

/** The call with an answer that forgives; a fragment's pages are forgiven within, so that the first stays the first. */
export const readable = <C extends typeof getStructure | typeof getFragment>(call: C, tell: LogGap): C => {
  const known = (body: unknown) =>
    Array.isArray(body) ? body.map((node) => within(node, tell)) : within(body, tell)
  return { ...call, answer: union([call.answer, pipe(unknown(), transform(known), call.answer)]) }
}
