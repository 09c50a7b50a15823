/** Every name that a source declares or gives a property of its own, at any depth, and how. */
import { type Node, isNode, nodesIn, parseFile } from './syntax-tree.ts'

interface DeclaredName {
  sort: string
  name: string
}

/** The text of a name: an identifier, or a string where a name may be quoted. */
const textOf = (node: unknown): string[] => {
  if (!isNode(node)) return []
  const text = node.type === 'Literal' ? node['value'] : node['name']
  return typeof text === 'string' ? [text] : []
}

/** What a pattern binds. A property that is only taken out under its own name was named where it is declared. */
const boundBy = (node: unknown): string[] =>
  nodesIn(node).flatMap((pattern) => {
    if (pattern.type === 'ObjectPattern')
      return nodesIn(pattern['properties']).flatMap((property) =>
        property['shorthand'] ? [] : boundBy(property['value'] ?? property['argument']),
      )
    if (pattern.type === 'ArrayPattern') return boundBy(pattern['elements'])
    if (pattern.type === 'AssignmentPattern') return boundBy(pattern['left'])
    if (pattern.type === 'RestElement') return boundBy(pattern['argument'])
    if (pattern.type === 'TSParameterProperty') return boundBy(pattern['parameter'])
    return pattern.type === 'Identifier' ? textOf(pattern) : []
  })

const importedAs = ({ imported, local }: Node) =>
  textOf(local).filter((name) => !textOf(imported).includes(name))
const exportedAs = ({ local, exported }: Node) =>
  textOf(exported).filter((name) => !textOf(local).includes(name))
const keyOf = ({ key, computed }: Node) => (computed ? [] : textOf(key))

const declarations: Readonly<Record<string, readonly [sort: string, names: (node: Node) => string[]]>> = {
  VariableDeclarator: ['variable', ({ id }) => boundBy(id)],
  FunctionDeclaration: ['function', ({ id }) => textOf(id)],
  FunctionExpression: ['function', ({ id }) => textOf(id)],
  ClassDeclaration: ['class', ({ id }) => textOf(id)],
  ClassExpression: ['class', ({ id }) => textOf(id)],
  TSInterfaceDeclaration: ['type', ({ id }) => textOf(id)],
  TSTypeAliasDeclaration: ['type', ({ id }) => textOf(id)],
  TSTypeParameter: ['type parameter', ({ name }) => textOf(name)],
  TSPropertySignature: ['property', keyOf],
  TSMethodSignature: ['method', keyOf],
  TSNamedTupleMember: ['tuple member', ({ label }) => textOf(label)],
  PropertyDefinition: ['property', keyOf],
  MethodDefinition: ['method', keyOf],
  Property: ['property', (node) => (node['shorthand'] ? [] : keyOf(node))],
  CatchClause: ['caught error', ({ param }) => boundBy(param)],
  ImportSpecifier: ['import', importedAs],
  ImportDefaultSpecifier: ['import', ({ local }) => textOf(local)],
  ImportNamespaceSpecifier: ['import', ({ local }) => textOf(local)],
  ExportSpecifier: ['export', exportedAs],
}

const namesOf = (node: Node): DeclaredName[] => {
  const [sort, names] = declarations[node.type] ?? []
  return [
    ...(sort && names ? names(node).map((name) => ({ sort, name })) : []),
    ...boundBy(node['params']).map((name) => ({ sort: 'parameter', name })),
  ]
}

const collect = (node: Node, found: DeclaredName[], isInPattern = false) => {
  // Keys of a pattern belong to whatever is taken apart.
  if (!isInPattern || node.type !== 'Property') found.push(...namesOf(node))
  const isPattern = node.type === 'ObjectPattern'
  for (const field in node) for (const child of nodesIn(node[field])) collect(child, found, isPattern)
}

export const declaredNames = (file: string, text: string): DeclaredName[] => {
  const found: DeclaredName[] = []
  for (const statement of parseFile(file, text)) collect(statement, found)
  return found
}
