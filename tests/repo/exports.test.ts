import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = new URL('../..', import.meta.url).pathname
const isCode = (file: string) => /\.(ts|tsx|mjs)$/.test(file) && !file.endsWith('.d.ts')
const code = ['src', 'sw', 'server', 'tests'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter(isCode),
)
const files = new Map(
  ['vite.config.ts', ...code].map((file) => [file, readFileSync(join(root, file), 'utf8')] as const),
)

/** Types that no file names, but the compiler must, where another file's exports are inferred from them. */
const inferred = [
  'src/state/downloads/downloads.ts: Downloads',
  'src/state/player/player.ts: PlayerState',
  'tests/support/backend.ts: ReceivedResponse',
  'tests/support/backend.ts: SendOptions',
]

/**
 * The field kit was asked for as a whole (PIN, quantity and radio cards too), its first users need these three no more
 * than shown in `fields.test.tsx`: the list may only become shorter.
 */
const nextFields = ['PinField', 'QuantityField', 'RadioCardsField'].map(
  (name) => `src/ui/fields/${name}.tsx: ${name}`,
)

/** Relative to the file, or from the root as the development server requests it. */
const addresses = /['"](\.{0,2}\/[\w./-]+\.(?:tsx?|mjs))\b/g
const resolved = (from: string, address: string) =>
  address.startsWith('/') ? address.slice(1) : join(dirname(from), address)

/** Imported as a namespace, as the table of calls does: each export counts as used. */
const namespaceImport = /import \* as \w+ from '([^']+)'/g
const namespaceImported = new Set(
  [...files].flatMap(([file, text]) =>
    [...text.matchAll(namespaceImport)].map(([, address = '']) => resolved(file, address)),
  ),
)

/** An export that only a test uses is dead, unless it exists for tests. A tool is a program. */
const isForTests = (file: string) => file.startsWith('tests/') || /\.(test|fixture)\.tsx?$/.test(file)
const isProgram = (file: string) => file.startsWith('tests/tools/') || !isForTests(file)

/** The names that one statement imports from a file; any other mention of a file may use each word around it. */
const statements = /^(?:import|export) (?:type )?\{([^}]*)\} from (['"][^'"]+['"])/gm
const namesFrom = (list: string) =>
  list.split(',').map((name) => /^(?:type )?(\w+)/.exec(name.trim())?.[1] ?? '')

interface Named {
  byAny: Set<string>
  byProgram: Set<string>
}
const namedOf = new Map<string, Named>()
const note = (from: string, address: string, names: readonly string[]) => {
  const file = resolved(from, address)
  const named = namedOf.get(file) ?? { byAny: new Set(), byProgram: new Set() }
  namedOf.set(file, named)
  for (const name of names) {
    named.byAny.add(name)
    if (isProgram(from)) named.byProgram.add(name)
  }
}
const comments = /\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm
const wordsOf = new Map<string, string[]>()
for (const [file, text] of files) {
  const words = text.replace(comments, '').match(/\w+/g) ?? []
  wordsOf.set(file, words)
  for (const [, list = '', quoted = ''] of text.matchAll(statements))
    note(file, quoted.slice(1, -1), namesFrom(list))
  const others = new Set(
    [...text.replace(statements, '').matchAll(addresses)].map(([, address = '']) => address),
  )
  for (const address of others) note(file, address, words)
}

const exported = /^export (?:async )?(?:const|let|function|class|interface|type) (\w+)/gm

const unused = (isUsed: (file: string, name: string) => boolean | undefined) =>
  [...files.entries()]
    .filter(([file]) => !namespaceImported.has(file))
    .flatMap(([file, text]) =>
      [...text.matchAll(exported)]
        .map(([, name = '']) => name)
        .filter((name) => !isUsed(file, name))
        .map((name) => `${file}: ${name}`),
    )
    .sort()

describe('an export', () => {
  it('is imported by another file', () => {
    expect(unused((file, name) => namedOf.get(file)?.byAny.has(name))).toEqual(inferred)
  })
  it('is used by a program, not only by tests', () => {
    const inOwn = (file: string, name: string) => wordsOf.get(file)?.filter((word) => word === name).length
    expect(
      unused(
        (file, name) =>
          isForTests(file) || namedOf.get(file)?.byProgram.has(name) || (inOwn(file, name) ?? 0) > 1,
      ),
    ).toEqual(nextFields)
  })
})
