import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { declaredNames } from '../support/declared-names.ts'
import { testTitles } from '../support/test-titles.ts'

const root = new URL('../..', import.meta.url).pathname
const files = execFileSync('git', ['ls-files', 'src', 'sw', 'server', 'tests'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n')

/** Words of the language in which this project was first written; each has a plainer one in the field. */
const nouns =
  'begun bone bones complain complains cups deeds dice door doors dwell film films heart hearts kept room rooms thrift told verbs wish wishes'
/** In a sentence these are plain English, as a name they were riddles. */
const riddles =
  'asked because carried cup face faces ground grounds hear hears market moves pace patience said say says spoken tell tells whole'
/** As a part of a name they are plain, as all of it they leave open what is meant. */
const vague = new Set('away hand instead look opens'.split(' '))
const auxiliary = new Set('at has here is'.split(' '))
const withdrawnFromTitles = new Set(nouns.split(' '))
const withdrawn = new Set(`${nouns} ${riddles}`.split(' '))

/** Names in which such a word is a term of the field, or that never change: what travels, or lies on a disk. */
const allowed: readonly [place: RegExp, reason: string][] = [
  [/^server\/demo\//, 'texts and drawn objects of the demo content'],
  [/font-?faces?/i, 'the term of CSS'],
  [/wholeNumber/, 'the term of arithmetic'],
  [
    /spokenIn|SpokenLanguage|property Spoken$/,
    'a field and an area of the contract: the language that is spoken',
  ],
  [/(?:get|note)Kept$/, 'calls of the contract'],
  [/^server\/.*(?:tables|account-tables)\.ts: property kept$/, 'a table of the database'],
  [/property rooms$/, 'a field of a tenant’s configurations'],
  [/property cups$/, 'a section’s name in a tenant’s configurations and its address'],
  [/persisted-schemas\.ts: property (?:carried|moves)$/, 'queries in keys on a disk'],
  [
    /integrations\/tab-(?:messages|state)\.ts: property (?:pace|told)$/,
    'messages between tabs of two builds',
  ],
  [/--arcade-ground$/, 'a custom property that files of tenants set'],
  [/default-structures\.test\.ts: cups$/, 'an address'],
  [/property (?:opens|opensAt)$/, 'fields of the contract: of a line of lyrics, of an offer'],
  [/property look$/, 'a field of the contract: how a block is shown'],
  [/PlanList\.test\.tsx: property instead$/, 'a key of locales'],
  [/english-words\.d\.ts: export /, 'files of locales'],
  [/\/(?:StorageSummary|CollectionDetails)\.test\.tsx: property /, 'keys of locales'],
]
const isAllowed = (place: string) => allowed.some(([pattern]) => pattern.test(place))

const wordsOf = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
const withdrawnIn = (name: string, words = withdrawn) => wordsOf(name).filter((word) => words.has(word))

const isVague = (name: string) => {
  const words = wordsOf(name).filter((word) => !auxiliary.has(word))
  return words.length > 0 && words.every((word) => vague.has(word))
}
/** `line` for a connection; names of other lines do not begin so. */
const isConnection = (name: string) =>
  /\b(?:dead|lose|lost|needs?|no|slow) line\b/.test(wordsOf(name).join(' '))

const isCode = (file: string) => /\.(?:tsx?|m?js|mts)$/.test(file)
const textOf = (file: string) => readFileSync(join(root, file), 'utf8')

const classesIn = (file: string) =>
  [...textOf(file).matchAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/gi)].map(([, name = '']) => name)
/** Attributes and custom properties, wherever they are set or read; options of tools are written like the latter. */
const attributesIn = (file: string) =>
  [...textOf(file).matchAll(/(?<![\w-])(?:data-|--|dataset(?:\.|\['))[a-z][\w-]*/gi)].map(([name]) => name)
/** Without the addresses among them. */
const titlesIn = (file: string) => testTitles(file, textOf(file)).filter((title) => !title.startsWith('/'))

const placesOf = (of: (file: string) => string[], among: readonly string[], words = withdrawn) =>
  among
    .flatMap((file) => of(file).map((name) => ({ name, place: `${file}: ${name}` })))
    .filter(({ name }) => withdrawnIn(name, words).length > 0)
    .map(({ place }) => place)
const paths = placesOf((file) => [file], files)
const declared = files
  .filter(isCode)
  .flatMap((file) =>
    declaredNames(file, textOf(file)).map(({ sort, name }) => ({ name, place: `${file}: ${sort} ${name}` })),
  )
const declarations = declared.filter(({ name }) => withdrawnIn(name).length > 0).map(({ place }) => place)
const unclear = declared.filter(({ name }) => isVague(name) || isConnection(name)).map(({ place }) => place)
const attributes = placesOf(
  attributesIn,
  files.filter((file) => isCode(file) || /\.(?:css|html)$/.test(file)),
)
const titles = placesOf(
  titlesIn,
  files.filter((file) => /\.(?:test|e2e)\.tsx?$/.test(file) && file !== 'tests/repo/names.test.ts'),
  withdrawnFromTitles,
)
const notAllowed = (places: readonly string[]) => places.filter((place) => !isAllowed(place))

describe('a withdrawn word', () => {
  it('names no file and no folder', () => {
    expect(notAllowed(paths)).toEqual([])
  })
  it('names nothing that a file declares, at any depth', () => {
    expect(notAllowed(declarations)).toEqual([])
  })
  it('is no name that leaves open what is meant', () => {
    expect(notAllowed(unclear)).toEqual([])
  })
  it.each(['away', 'Instead', 'OpensHere', 'isAtHand', 'needsNoLine', 'loseLine'])(
    'is no name that leaves open what is meant, as %s',
    (name) => {
      expect(isVague(name) || isConnection(name)).toBe(true)
    },
  )
  it('names no class of a stylesheet', () => {
    const sheets = files.filter((file) => file.endsWith('.css'))
    expect(notAllowed(placesOf(classesIn, sheets))).toEqual([])
  })
  it('names no attribute, no custom property and no option of a tool', () => {
    expect(notAllowed(attributes)).toEqual([])
  })
  it('is in no title of a test', () => {
    expect(notAllowed(titles)).toEqual([])
  })
  it.each(allowed)('is excepted only where it stands: %s', (pattern) => {
    expect(
      [...paths, ...declarations, ...unclear, ...attributes, ...titles].some((place) => pattern.test(place)),
    ).toBe(true)
  })
  it('is found inside a name, however it is written', () => {
    expect(['keptTracks', 'film-card', 'OneRoom', 'told_by'].flatMap((name) => withdrawnIn(name))).toEqual([
      'kept',
      'film',
      'room',
      'told',
    ])
  })
  it.each([
    ['variable', 'export const keptTracks = []'],
    ['variable', 'const load = () => { for (const one of all) { const keptTracks = one } }'],
    ['variable', 'const { tracks: keptTracks } = library'],
    ['variable', 'const [first, { ...keptTracks }] = lists'],
    ['parameter', 'const load = (keptTracks: number) => 1'],
    ['parameter', 'function load({ tracks: keptTracks = [] }) {}'],
    ['parameter', 'type Load = (keptTracks: number) => void'],
    ['parameter', 'class Library { add(keptTracks: number) {} }'],
    ['function', 'function keptTracks() {}'],
    ['function', 'const load = function keptTracks() {}'],
    ['class', 'class KeptTracks {}'],
    ['class', 'const Library = class KeptTracks {}'],
    ['type', 'const load = () => { interface KeptTracks { id: string } }'],
    ['type', 'type KeptTracks = string'],
    ['type parameter', 'type Load<KeptTracks> = () => KeptTracks'],
    ['property', 'interface Library { keptTracks: string }'],
    ['property', 'const library = { keptTracks: [] }'],
    ['property', "const library = { 'kept-tracks': [] }"],
    ['property', 'class Library { keptTracks = [] }'],
    ['property', 'class Library { #keptTracks = [] }'],
    ['property', 'const library = { keptTracks() {} }'],
    ['method', 'class Library { keptTracks() {} }'],
    ['method', 'interface Library { keptTracks(): void }'],
    ['tuple member', 'type Row = [keptTracks: number]'],
    ['caught error', 'try { load() } catch (keptTracks) {}'],
    ['import', "import { tracks as keptTracks } from './library.ts'"],
    ['import', "import keptTracks from './library.ts'"],
    ['import', "import * as keptTracks from './library.ts'"],
    ['export', 'const tracks = 1; export { tracks as keptTracks }'],
  ])('is seen in the name of a %s: %s', (sort, text) => {
    const names = declaredNames('planted.ts', text).filter(({ name }) => withdrawnIn(name).length > 0)
    expect(names).toEqual([{ sort, name: expect.stringMatching(/^(?:k|K)ept-?tracks$/i) }])
  })
  it.each([
    ['test', "test('two kept tracks', () => {})"],
    ['template', 'describe(`${count} kept tracks`, () => {})'],
    ['group of tests', "test.describe('two kept tracks', () => {})"],
    ['table', "it.each([[1, 2]])('%s kept tracks', () => {})"],
    ['list of a table', "it.each(['kept tracks'])('plays %s', () => {})"],
    ['row of a table', "it.each([['kept tracks', 1] as const])('plays %s', () => {})"],
    ['row with names', "it.each([{ list: 'kept tracks', count: 1 }])('plays $list', () => {})"],
    ['table with a name', "const rows = [['kept tracks']]; it.each(rows)('plays %s', () => {})"],
  ])('is seen in the title of a %s: %s', (_, text) => {
    expect(testTitles('planted.ts', text)).toContainEqual(expect.stringMatching(/kept tracks$/))
  })
  it('is not looked for in cells that are no part of a title', () => {
    expect(testTitles('planted.ts', "it.each([['a list', 'kept']])('plays %s', () => {})")).toEqual([
      'plays %s',
      'a list',
    ])
  })
  it('is not looked for where a file only uses a name', () => {
    const uses = 'const { kept } = library; kept.room(tell); import { film } from "./video.ts"'
    expect(declaredNames('planted.ts', uses).filter(({ name }) => withdrawnIn(name).length > 0)).toEqual([])
  })
})
