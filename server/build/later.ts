/**
 * What the worker fetches at install is the shell with the rooms that every visitor walks through. The other rooms and
 * the words of each language are marked in its list, and so is what is of no use without a line, or seldom: they are kept
 * when they are used, and all once the page has time.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const client = join(import.meta.dirname, '../../dist/client')
const walkedByAll = new Set(['home', 'structure', 'music', 'library', 'search'])

export const laterScreenOf = (source: string): string | null => {
  const room = /(?:^|\/)src\/screens\/([\w-]+)\/\w+\.tsx?$/.exec(source)?.[1]
  return room && !walkedByAll.has(room) ? room : null
}

interface BuiltChunk {
  file: string
  css?: readonly string[]
  imports?: readonly string[]
  dynamicImports?: readonly string[]
}

const seldomOrOnline =
  /\/(?:analytics\/start\.ts|boot\/late-idle-tasks\.ts|(?:AppInstaller|ConsentDialog|ExternalDialog|GalleryDialog|InstallCard|LogoutScreen|OfferSlot|PasswordScreen|Plans|QrCode|RatingDialog|SettingsPanel|ShareDialog|StoriesDialog|SubscribeDialog)\.tsx)$/

const isLater = (source: string) =>
  laterScreenOf(source) !== null || /^_words-|^locales\//.test(source) || seldomOrOnline.test(source)

/** All that the page cannot reach from its start without passing a room or words that come later. */
export const laterFiles = (chunks: Readonly<Record<string, BuiltChunk>>): Set<string> => {
  const shell = new Set(['index.html'])
  for (const name of shell)
    for (const next of [...(chunks[name]?.imports ?? []), ...(chunks[name]?.dynamicImports ?? [])])
      if (!isLater(next)) shell.add(next)
  const filesOf = (names: Iterable<string>) =>
    new Set([...names].flatMap((name) => [chunks[name]?.file ?? '', ...(chunks[name]?.css ?? [])]))
  const atOnce = filesOf(shell)
  return new Set([...filesOf(Object.keys(chunks))].filter((file) => !atOnce.has(file)))
}

/** Names of one kind beside each other pack into fewer bytes. */
const kindOf = (url: string) => url.split('.').at(-1) ?? ''

interface ListedEntry {
  url: string
  revision: string | null
  size: number
}

/**
 * Every name holds its hash and lies in one folder, so two hundred entries need not say either. The first that comes
 * later says so for all behind it.
 */
export const listForWorker = (entries: ListedEntry[]) => {
  const file = readFileSync(join(client, 'manifest.build.json'), 'utf8')
  const later = laterFiles(JSON.parse(file) as Record<string, BuiltChunk>)
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
