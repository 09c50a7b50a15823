/** A page may be older than its backend: entries and blocks of an unknown shape are left out and logged. */
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

const readNode = (node: unknown, log: LogGap): unknown => {
  if (!isLooseNode(node)) return node
  const entries = node.data.entries.filter((entry) => is(Card, entry))
  const dropped = node.data.entries.length - entries.length
  if (dropped > 0)
    log(`structure: entries of '${String(node.name)}' cannot be read and are skipped: ${dropped}`)
  const substructure = node.substructure.flatMap((block) => blockOf(block, log))
  return { ...node, data: { ...node.data, entries }, substructure }
}

const sizeOf = (node: unknown) =>
  isLooseNode(node) ? node.data.entries.length + node.substructure.length : 0

/** Null where no entry is left: a heading alone says nothing. */
const blockOf = (raw: unknown, log: LogGap): unknown[] => {
  const block = readNode(raw, log)
  if (is(StructureNode, block)) return sizeOf(raw) > 0 && sizeOf(block) === 0 ? [] : [block]
  const name = (raw as { name?: unknown } | null)?.name
  log(`structure: the block '${String(name)}' cannot be read, it is skipped`)
  return []
}

/** The call with a tolerant schema; a fragment's pages are read one by one, so that the first stays the first. */
export const readable = <C extends typeof getStructure | typeof getFragment>(call: C, log: LogGap): C => {
  const parseBody = (body: unknown) =>
    Array.isArray(body) ? body.map((node) => readNode(node, log)) : readNode(body, log)
  return { ...call, answer: union([call.answer, pipe(unknown(), transform(parseBody), call.answer)]) }
}
