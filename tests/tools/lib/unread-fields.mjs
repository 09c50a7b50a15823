/**
 * Fields that the requirements name and the product never reads. A field that only the contract, the demo and tests
 * know may travel over the wire, but nobody ever sees it.
 */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Visitor, parseSync } from 'vite'

const camelCase = (words) => words.replace(/ (\w)/g, (_, letter) => letter.toUpperCase())
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
    if (named) return nameOf(named)
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

/** Names that the page, the worker or the server reads. */
export const namesRead = (root) => {
  const files = ['src', 'sw', 'server'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  const names = new Set()
  for (const file of files.filter(isProduct))
    for (const name of namesReadIn(file, readFileSync(join(root, file), 'utf8'))) names.add(name)
  return names
}
