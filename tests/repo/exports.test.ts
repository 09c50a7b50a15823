import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = new URL('../..', import.meta.url).pathname
const isProgram = (file: string) => /\.(ts|tsx|mjs)$/.test(file) && !file.endsWith('.d.ts')
const programs = ['src', 'sw', 'server', 'tests'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter(isProgram),
)
const files = new Map(
  ['vite.config.ts', ...programs].map((file) => [file, readFileSync(join(root, file), 'utf8')] as const),
)

/** Types that no file names, but the compiler must, where another file's exports are inferred from them. */
const inferred = [
  'src/lib/speaker.ts: Speaker',
  'src/state/player.ts: PlayerState',
  'src/state/session.ts: Session',
  'src/state/waiting.ts: Writes',
  'tests/support/backend.ts: LogLine',
  'tests/support/backend.ts: Received',
  'tests/support/backend.ts: Sending',
]

/** Relative to the file, or from the root as the development server asks for it. */
const addresses = /['"](\.{0,2}\/[\w./-]+\.(?:tsx?|mjs))\b/g
const resolved = (from: string, address: string) =>
  address.startsWith('/') ? address.slice(1) : join(dirname(from), address)

/** Taken as a whole, as the table of calls takes its areas: each export counts as named. */
const wholes = /import \* as \w+ from '([^']+)'/g
const takenWhole = new Set(
  [...files].flatMap(([file, text]) =>
    [...text.matchAll(wholes)].map(([, address = '']) => resolved(file, address)),
  ),
)

/** Of each file the words of all files that name it. */
const wordsAround = new Map<string, Set<string>>()
for (const [file, text] of files) {
  const named = [...text.matchAll(addresses)].map(([, address = '']) => resolved(file, address))
  const words = text.match(/\w+/g) ?? []
  for (const other of new Set(named)) {
    const around = wordsAround.get(other) ?? new Set()
    for (const word of words) around.add(word)
    wordsAround.set(other, around)
  }
}

const exported = /^export (?:async )?(?:const|let|function|class|interface|type) (\w+)/gm

describe('an export', () => {
  it('is named by another file, or it is none', () => {
    const unused = [...files]
      .filter(([file]) => !takenWhole.has(file))
      .flatMap(([file, text]) =>
        [...text.matchAll(exported)]
          .map(([, name = '']) => name)
          .filter((name) => !wordsAround.get(file)?.has(name))
          .map((name) => `${file}: ${name}`),
      )
    expect(unused.sort()).toEqual(inferred)
  })
})
