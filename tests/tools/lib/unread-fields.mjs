/**
 * Fields that the requirements name and the product never reads. A field that only the contract, the demo and tests
 * know may travel over the wire, but nobody ever sees it.
 */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Visitor, parseSync } from 'vite'

const camelCase = (words) => words.replace(/ (\w)/g, (_, letter) => letter.toUpperCase())
/** The node `enabled_features` is what a tenant file calls `features`. AMBIG-114 */
const nameInCode = (field) => (field === 'enabled_features' ? 'features' : field)
const lastPart = (path) => path.replaceAll('[]', '').split('.').at(-1)

/** How a row of the requirements names its field; the first that fits. */
const wordings = [
  [/whose entries have (\w+)/, lastPart],
  [/with the artworkClass (\w+)/, lastPart],
  [/has the field [\w[\].]+ with (\w+)/, lastPart],
  [/has the field ([\w[\].]+)/, lastPart],
  [/can have the (?:localised display )?key (\w+)/, lastPart],
  [/carries (\w+)/, lastPart],
  [/has the node ([\w-]+)/, lastPart],
  [/has a group (?:for the )?([\w ]+)/, camelCase],
  [/has a (substructure) list/, lastPart],
  [/(?:configuration has|settings have) ([\w.]+)/, lastPart],
]
/** Null where a row names no field. */
export const fieldOf = ({ id, text }) => {
  if (!/^(?:ENTITY|CONFIG)-/.test(id)) return null
  for (const [wording, nameOf] of wordings) {
    const named = wording.exec(text.replace(/\.$/, ''))?.[1]
    if (named) return nameInCode(nameOf(named))
  }
  return null
}

const isProduct = (file) =>
  /\.(ts|tsx|mts|mjs)$/.test(file) &&
  !/\.(test|fixture)\.tsx?$/.test(file) &&
  !/^(?:src\/contract|server\/demo)\//.test(file)

/** A property of an object pattern is read, one of an object literal is only written. */
const namesReadIn = (file, source) => {
  const names = new Set()
  const add = (node) => {
    if (node.type === 'Identifier') names.add(node.name)
    else if (node.type === 'Literal' && typeof node.value === 'string') names.add(node.value)
  }
  new Visitor({
    MemberExpression: ({ property }) => add(property),
    ObjectPattern: ({ properties }) => {
      for (const { type, key } of properties) if (type === 'Property') add(key)
    },
    Literal: add,
    TemplateElement: ({ value }) => names.add(value.raw),
  }).visit(parseSync(file, source).program)
  return names
}

const productFiles = (root) =>
  ['src', 'sw', 'server'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file}`)
      .filter(isProduct),
  )

/** Of these fields, those that neither the page nor the worker nor the server reads. */
const unreadFields = (root, fields) => {
  const unread = new Set(fields)
  for (const file of productFiles(root)) {
    const source = readFileSync(join(root, file), 'utf8')
    if (![...unread].some((field) => source.includes(field))) continue
    for (const name of namesReadIn(file, source)) unread.delete(name)
  }
  return unread
}

/** Ids of the rows whose field nobody reads. */
export const rowsWithUnreadField = (root, rows) => {
  const fields = new Map(rows.map((row) => [row.id, fieldOf(row)]).filter(([, field]) => field !== null))
  const unread = unreadFields(root, fields.values())
  return [...fields].filter(([, field]) => unread.has(field)).map(([id]) => id)
}
