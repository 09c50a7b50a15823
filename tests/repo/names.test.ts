import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'

const root = new URL('../..', import.meta.url).pathname
const files = execFileSync('git', ['ls-files', 'src', 'sw', 'server', 'tests'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n')

/** Words of the language in which this project was first written; each has a plainer one in the field. */
const withdrawn = new Set(
  'begun bone bones complain cups deeds dice door doors dwell film films heart hearts kept room rooms told verbs wish wishes'.split(
    ' ',
  ),
)

/** Names and folders in which such a word is a term of the field, or describes a picture of the demo. */
const allowed: [name: string, reason: string][] = [
  ['server/demo/', 'texts and drawn objects of the demo content'],
  ['getKept', 'a call of the contract, whose name never changes'],
  ['noteKept', 'a call of the contract, whose name never changes'],
]
const isAllowed = (where: string) => allowed.some(([name]) => where.includes(name))

const wordsOf = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
const withdrawnIn = (name: string) => wordsOf(name).filter((word) => withdrawn.has(word))

const isCode = (file: string) => /\.(?:ts|tsx|mjs)$/.test(file) && !file.endsWith('.d.mts')
const textOf = (file: string) => readFileSync(join(root, file), 'utf8')

/** Names that a file declares outside of any function. */
const declaredIn = (file: string) =>
  parseSync(file, textOf(file)).program.body.flatMap((statement) => {
    const declared = 'declaration' in statement && statement.declaration ? statement.declaration : statement
    if (declared.type === 'VariableDeclaration')
      return declared.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
    return 'id' in declared && declared.id?.type === 'Identifier' ? [declared.id.name] : []
  })
const classesIn = (file: string) =>
  [...textOf(file).matchAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/gi)].map(([, name = '']) => name)
const titlesIn = (file: string) =>
  [...textOf(file).matchAll(/\b(?:test|it|describe)(?:\.\w+)*(?:\([^()]*\))?\(\s*(['"`])(.*?)\1/g)].map(
    ([, , title = '']) => title.replace(/\$\{[^}]*\}/g, ''),
  )

const found = (kind: string, of: (file: string) => string[], among: readonly string[]) =>
  among.flatMap((file) =>
    of(file)
      .filter((name) => withdrawnIn(name).length > 0)
      .map((name) => `${file}: ${kind} ${name}`)
      .filter((where) => !isAllowed(where)),
  )

describe('a withdrawn word', () => {
  it('names no file and no folder', () => {
    expect(found('path', (file) => [file], files)).toEqual([])
  })
  it('names no declaration of a file', () => {
    expect(found('declares', declaredIn, files.filter(isCode))).toEqual([])
  })
  it('names no class of a stylesheet', () => {
    const sheets = files.filter((file) => file.endsWith('.css'))
    expect(found('class', classesIn, sheets)).toEqual([])
  })
  it('is in no title of a test', () => {
    const tests = files.filter((file) => /\.(?:test|e2e)\.tsx?$/.test(file))
    expect(found('title', titlesIn, tests)).toEqual([])
  })
  it('is found inside a name, however it is written', () => {
    expect(['keptTracks', 'film-card', 'OneRoom', 'told_by'].flatMap(withdrawnIn)).toEqual([
      'kept',
      'film',
      'room',
      'told',
    ])
  })
})
