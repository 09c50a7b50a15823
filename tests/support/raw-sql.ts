/** SQL written by hand, and whether it names the tenant of every table that it touches. */
import { parseSync } from 'vite'

interface RawSql {
  line: number
  text: string
}

interface Node {
  type: string
  start: number
  end: number
  [part: string]: unknown
}
const isNode = (part: unknown): part is Node =>
  typeof part === 'object' && part !== null && 'type' in part && typeof part.type === 'string'
const nodesIn = (part: unknown): Node[] => {
  if (typeof part !== 'object' || part === null) return []
  const inner = Object.values(part).flatMap(nodesIn)
  return isNode(part) ? [part, ...inner] : inner
}
const nameOf = (part: unknown) => (isNode(part) && part.type === 'Identifier' ? part['name'] : null)

/** Values become `$`, tables whose name is computed `$table`; a template inside a template is one of its own. */
export const rawSqlIn = (source: string): RawSql[] => {
  const { program } = parseSync('file.ts', source)
  return nodesIn(program).flatMap((node) => {
    if (node.type !== 'TaggedTemplateExpression' || nameOf(node['tag']) !== 'sql') return []
    const parts = nodesIn(node['quasi']).filter(({ type }) => type === 'TemplateLiteral')[0]
    if (!parts) return []
    const holes = parts['expressions'] as Node[]
    const shown = holes.map(({ start, end }) =>
      source.slice(start, end).startsWith('sql.table(') ? '$table' : '$',
    )
    const pieces = parts['quasis'] as { value: { raw: string } }[]
    const text = pieces
      .map(({ value }, at) => value.raw + (shown[at] ?? ''))
      .join('')
      .replace(/\s+/g, ' ')
      .trim()
    return [{ line: source.slice(0, node.start).split('\n').length, text }]
  })
}

const keywords = new Set(
  'as cross do for full group having inner join left limit offset on order returning right select set union using values where'.split(
    ' ',
  ),
)

/** The tables of the statement, each with its alias. */
const tablesIn = (text: string, tables: readonly string[]) =>
  [...text.matchAll(/(?<![\w.:$])(\$table|\w+)(?![\w.])(?=(?:\s+as)?(?:\s+(\w+))?)/g)].flatMap(
    ([, table = '', next = '']) =>
      table === '$table' || tables.includes(table) ? [next && !keywords.has(next) ? next : table] : [],
  )

/**
 * Every table's tenant is compared with something, and the chain ends at a value or at the row of an outer statement.
 * An inserted row names its column.
 */
export const namesItsTenant = (text: string, tables: readonly string[]): boolean => {
  const touched = tablesIn(text, tables)
  if (touched.length === 0) return true
  const insert = /^insert into (?:\$table|\w+) \(([^)]*)\)/.exec(text)
  if (insert) return /(?:^|,\s*)tenant(?:,|$)/.test(insert[1] ?? '')
  const equal = [...text.matchAll(/(?:(\w+)\.)?\btenant = (?:(\$)(?!table)|(?:(\w+)\.)?tenant\b)/g)]
  const sides = equal.map(([, left = touched[0], value, right]) => [left, value ?? right ?? ''])
  const isOutside = (side = '') => side === '$' || !touched.includes(side)
  return (
    touched.every((name) => sides.some((pair) => pair.includes(name))) &&
    sides.some((pair) => pair.some(isOutside))
  )
}
