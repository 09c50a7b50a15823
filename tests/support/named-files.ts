import { parseSync } from 'vite'

const escaped = (text: string) => text.replace(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
/** `<name>` and `{name}` stand for one part of a path, whatever it is called. */
const patternOf = (name: string) => escaped(name).replace(/<[^<>]*>|\{[^{}]*\}/g, '[^/]+')

/** The names among these that are no end of a tracked path; one that ends with a slash is a folder. */
export const missingAmong = (names: readonly string[], tracked: readonly string[]): string[] =>
  names.filter((name) => {
    const path = patternOf(name.replace(/^(?:\.\.?\/)+/, ''))
    const pattern = new RegExp(`(?:^|/)${path}${name.endsWith('/') ? '' : '(?:/|$)'}`)
    return !tracked.some((file) => pattern.test(file))
  })

/** What `npm start` and a run of the tests make, which git does not know. */
const isMade = (name: string) => /^(?:dist|data|node_modules)\//.test(name)
const ending = String.raw`\.(?:tsx?|[cm]ts|[cm]?js|css|sql|md|json|html|sh)`
const folders = ['src', 'sw', 'server', 'tests', 'locales', 'public', '.ci']

/** Files by their ending, anywhere in a text, but for packages that are called like one. */
const filesNamedIn = (text: string, packages: readonly string[]) =>
  [...text.matchAll(new RegExp(String.raw`(?<![\w/.}>@])[\w.<{][\w.<>{}/-]*${ending}(?![\w-])`, 'g'))]
    .map(([name]) => name)
    .filter((name) => !packages.some((library) => name === library || name.startsWith(`${library}/`)))
/** Paths in backticks that begin with a folder of the project, or end as a folder. */
const pathsNamedIn = (text: string) =>
  [...text.matchAll(/`([^`\s]+)`/g)]
    .map(([, name = '']) => name)
    .filter(
      (name) => folders.some((folder) => name.startsWith(`${folder}/`)) || /^[a-z-][\w/-]*\/$/.test(name),
    )

/** Every file and folder of the project that a text names. */
export const namedIn = (text: string, packages: readonly string[] = []): string[] =>
  [...new Set([...filesNamedIn(text, packages), ...pathsNamedIn(text)])].filter((name) => !isMade(name))

const commentsBy: [ends: RegExp, comments: (text: string, file: string) => string[]][] = [
  [/\.[cm]?[jt]sx?$/, (text, file) => parseSync(file, text).comments.map(({ value }) => value)],
  [/\.css$/, (text) => text.match(/\/\*[\s\S]*?\*\//g) ?? []],
  [/\.sql$/, (text) => text.match(/--.*$/gm) ?? []],
  [/\.html$/, (text) => text.match(/<!--[\s\S]*?-->/g) ?? []],
  [/\.sh$|^\.ci\/|^\.gitignore$/, (text) => text.match(/^\s*#(?!!).*$/gm) ?? []],
]
/** The comments of a file, without those that name types for the compiler. */
export const commentsOf = (file: string, text: string): string[] =>
  (commentsBy.find(([ends]) => ends.test(file))?.[1](text, file) ?? []).filter(
    (comment) => !/^\/\s*<reference/.test(comment),
  )
