/** What each file of the project imports, in every way that a file can: read from the syntax tree, not from its text. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { parseSync } from 'vite'

const isScript = (file) => /\.[cm]?[jt]sx?$/.test(file)
const isStyle = (file) => file.endsWith('.css')
/** What a path may leave out, or call `.js` though it is TypeScript. */
const endings = ['.ts', '.tsx', '.mts', '.mjs', '.js', '.jsx']
const programs = ['src', 'sw', 'server', 'tests']

const filesOf = (root) =>
  programs
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .map((file) => join(folder, file))
        .filter((file) => isScript(file) || isStyle(file)),
    )

/** The text of a literal; null where the text is only known while the program runs. */
const textOf = (node) => {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0].value.cooked
  return null
}
const isMeta = (node, property) =>
  node?.type === 'MemberExpression' && node.object.type === 'MetaProperty' && node.property.name === property

/** The folder that a pattern cannot leave. A pattern of code would be an import of every file that it matches. */
const globReads = (node) => {
  const patterns = (node?.type === 'ArrayExpression' ? node.elements : [node]).map(textOf)
  return patterns
    .filter((pattern) => !pattern?.startsWith('!'))
    .map((pattern) => {
      if (pattern === null || !/\.(json|sql)$/.test(pattern)) return { unclear: 'import.meta.glob of code' }
      return { path: pattern.split('*')[0].replace(/[^/]*$/, '.') }
    })
}

const loadOf = (node, what) => {
  const text = textOf(node)
  return [text === null ? { unclear: `${what} of a computed path` } : { specifier: text }]
}
const namedBy = (text) => (text === null ? [] : [{ specifier: text }])

/** What one node of the tree loads. */
const readsOf = {
  ImportDeclaration: ({ source }) => namedBy(textOf(source)),
  ExportNamedDeclaration: ({ source }) => namedBy(textOf(source)),
  ExportAllDeclaration: ({ source }) => namedBy(textOf(source)),
  ImportExpression: ({ source }) => loadOf(source, 'import()'),
  TSImportType: ({ source }) => namedBy(textOf(source)),
  TSExternalModuleReference: ({ expression }) => namedBy(textOf(expression)),
  // A declaration of a package describes it; one of a file changes the types of that file.
  TSModuleDeclaration: ({ id }) => namedBy(textOf(id)).filter(({ specifier }) => /^[./]/.test(specifier)),
  CallExpression: ({ callee, arguments: [first] }) => {
    if (callee.type === 'Identifier' && callee.name === 'require') return loadOf(first, 'require()')
    if (isMeta(callee, 'resolve')) return loadOf(first, 'import.meta.resolve()')
    return isMeta(callee, 'glob') ? globReads(first) : []
  },
  NewExpression: ({ callee, arguments: [path, base] }) =>
    callee.name === 'URL' && isMeta(base, 'url') && textOf(path) !== null ? [{ path: textOf(path) }] : [],
}

const readsIn = (node, found = []) => {
  if (Array.isArray(node)) for (const child of node) readsIn(child, found)
  else if (node !== null && typeof node === 'object') {
    found.push(...(readsOf[node.type]?.(node) ?? []))
    for (const child of Object.values(node))
      if (child !== null && typeof child === 'object') readsIn(child, found)
  }
  return found
}

/** Most files name others at their top only, which the parser lists: their trees are not walked, as that takes longest. */
const namesMore = (text, { staticImports }) =>
  /\brequire\b|\bmodule\b|<reference|\bexport\s*(?:type\s*)?\{\s*\}/.test(text) ||
  (text.match(/\bimport\b/g) ?? []).length > staticImports.length

const scriptReads = (file, text) => {
  const parsed = parseSync(file, text)
  const { staticImports, staticExports } = parsed.module
  if (!namesMore(text, parsed.module))
    return [
      ...staticImports.map(({ moduleRequest }) => ({ specifier: moduleRequest.value })),
      ...staticExports.flatMap(({ entries }) =>
        entries.flatMap(({ moduleRequest }) => namedBy(moduleRequest?.value ?? null)),
      ),
    ]
  const references = parsed.comments.flatMap(
    ({ value }) => /^\/\s*<reference path=["']([^"']+)/.exec(value)?.[1] ?? [],
  )
  return [...readsIn(parsed.program.body), ...references.map((path) => ({ path }))]
}
const styleReads = (text) =>
  [...text.matchAll(/@import\s+(?:url\()?['"]([^'"]+)|composes:[^;]*\bfrom\s+['"]([^'"]+)/g)].map(
    ([, imported, composed]) => ({ specifier: imported ?? composed }),
  )

/** Files of the project by path: the files and packages that each imports, and what cannot be read from its text. */
export const importGraph = (root) => {
  const files = filesOf(root)
  const known = new Set(files)
  const resolve = (from, path) => {
    const plain = path.replace(/\?.*$/, '')
    const base = plain.startsWith('/') ? plain.slice(1) : join(dirname(from), plain)
    const stem = base.replace(/\.[cm]?js$/, '')
    const guesses = [stem, base, `${base}/index`].flatMap((name) => endings.map((ending) => name + ending))
    return [base, ...guesses].find((file) => known.has(file)) ?? base
  }
  return new Map(
    files.map((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      const reads = isStyle(file) ? styleReads(text) : scriptReads(file, text)
      const isPath = ({ specifier, path }) => path !== undefined || /^[./]/.test(specifier ?? '')
      const paths = reads.filter(isPath).map(({ specifier, path }) => resolve(file, specifier ?? path))
      const packages = reads.filter((read) => read.specifier !== undefined && !isPath(read))
      return [
        file,
        {
          own: [...new Set(paths.filter((path) => path !== file))],
          packages: [...new Set(packages.map(({ specifier }) => specifier))],
          unclear: [...new Set(reads.flatMap(({ unclear }) => unclear ?? []))],
        },
      ]
    }),
  )
}
