/** What only other screens or words need is marked `later`: cached when used, or once the page is idle. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { screenFiles } from '../../src/contract/screens.ts'

const client = join(import.meta.dirname, '../../dist/client')

interface BuiltChunk {
  file: string
  css?: readonly string[]
  imports?: readonly string[]
  dynamicImports?: readonly string[]
}

const screensWithUse = new Set(
  Object.values(screenFiles).flatMap(({ source, comes }) => (comes === 'use' ? [source] : [])),
)
const isLater = (source: string) => screensWithUse.has(source) || /^_words-|^locales\//.test(source)

/** All files that the page's start cannot reach without passing a screen or words that come later. */
export const laterFiles = (chunks: Readonly<Record<string, BuiltChunk>>): Set<string> => {
  const shell = new Set(['index.html'])
  for (const name of shell)
    for (const next of [...(chunks[name]?.imports ?? []), ...(chunks[name]?.dynamicImports ?? [])])
      if (!isLater(next)) shell.add(next)
  const filesOf = (names: Iterable<string>) =>
    new Set([...names].flatMap((name) => [chunks[name]?.file ?? '', ...(chunks[name]?.css ?? [])]))
  const installed = filesOf(shell)
  return new Set([...filesOf(Object.keys(chunks))].filter((file) => !installed.has(file)))
}

const kindOf = (url: string) => url.split('.').at(-1) ?? ''

interface ListedEntry {
  url: string
  revision: string | null
  size: number
}

/** Every name holds its hash, so the entries state neither. The first with `later` marks all that follow. */
export const listForWorker = (entries: ListedEntry[]) => {
  const file = join(client, 'manifest.build.json')
  // A failed build has no manifest, and reports its own error.
  if (!existsSync(file)) return { manifest: [], warnings: [] }
  const later = laterFiles(JSON.parse(readFileSync(file, 'utf8')) as Record<string, BuiltChunk>)
  const kinds = entries.toSorted((a, b) => kindOf(a.url).localeCompare(kindOf(b.url)))
  const [first, ...rest] = kinds.filter(({ url }) => later.has(url))
  const all = [
    ...kinds.filter(({ url }) => !later.has(url)),
    ...(first ? [{ ...first, later: true }] : []),
    ...rest,
  ]
  const manifest = all.map(({ revision: _, url, ...entry }) => ({
    ...entry,
    url: url.replace(/^assets\//, ''),
  }))
  return { manifest, warnings: [] }
}
