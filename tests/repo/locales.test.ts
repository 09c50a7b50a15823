/** The six languages stay complete: same keys, same placeholders, all plural forms, nothing unused. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { languageCodes } from '../../src/contract/languages.ts'
import { wordsOfCode } from '../../src/contract/error-words.ts'
import { errorStatus } from '../../src/contract/errors.ts'
import { routes } from '../../src/contract/routes.ts'
import { faultOf } from '../../src/domain/validation.ts'
import { createTranslator } from '../../src/state/words/translator.ts'
import { BackendError } from '../../src/api/backend-error.ts'
import { wordsOfError } from '../../src/api/error-words.ts'
import { keysOf, placeFeature } from '../../src/domain/gather-words.ts'
import type { Words } from '../../src/domain/words.ts'

const folder = join(import.meta.dirname, '../../locales')
const featuresOf = (lang: string) => readdirSync(join(folder, lang)).map((file) => file.replace('.json', ''))
const read = (lang: string, feature: string): Words =>
  JSON.parse(readFileSync(join(folder, lang, `${feature}.json`), 'utf8'))
const textsOf = (lang: string) =>
  new Map(featuresOf(lang).flatMap((feature) => keysOf(placeFeature(feature, read(lang, feature)))))

const plural = /_(zero|one|two|few|many|other)$/
const baseOf = (key: string) => key.replace(plural, '')
const placeholdersOf = (text: string) =>
  [...text.matchAll(/\{\{\s*([\w.]+)/g)].map((found) => found[1]).sort()

/** These plural forms may spell their number out: 'one song', 'two songs'. */
const withoutNumber = /_(zero|one|two)$/

/** The plural categories of a language, from `Intl`. */
const formsOf = (lang: string) => new Intl.PluralRules(lang).resolvedOptions().pluralCategories
const english = textsOf('en')
const pluralBases = [...new Set([...english.keys()].filter((key) => plural.test(key)).map(baseOf))]

it('uses no dot as a separator in Arabic, where zero is a dot', () => {
  expect([...textsOf('ar')].filter(([, text]) => text.includes('·')).map(([key]) => key)).toEqual([])
})

it('in French no line breaks before punctuation', () => {
  const seed = join(import.meta.dirname, '../..')
  const files = [
    'server/demo/articles',
    'server/demo/words',
    'server/demo/structures',
    'server/modules/structure/defaults',
    'server/tenants',
  ].flatMap((name) => readdirSync(join(seed, name)).map((file) => join(seed, name, file)))
  // In sources the text between quotes: only French puts a space before such a sign there.
  const quoted = files
    .filter((file) => /\.(json|ts)$/.test(file) && !file.includes('.test.'))
    .flatMap((file) => readFileSync(file, 'utf8').match(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g) ?? [])
  const texts = [...textsOf('fr').values(), ...quoted]
  expect(texts.filter((text) => /« | »|[\p{L}\p{N}»)}%’] [:;?!](?=['"\s]|$)/u.test(text))).toEqual([])
})

describe.each(languageCodes.filter((code) => code !== 'en'))('the translations of %s', (lang) => {
  const texts = textsOf(lang)
  const bases = new Set([...texts.keys()].map(baseOf))

  it('has one file for each feature and no other [LANG-39]', () => {
    expect(featuresOf(lang)).toEqual(featuresOf('en'))
  })
  it('has every key of English, and no other', () => {
    expect([...bases].sort()).toEqual([...new Set([...english.keys()].map(baseOf))].sort())
  })
  it('has no empty text', () => {
    expect([...texts].filter(([, text]) => text.trim() === '').map(([key]) => key)).toEqual([])
  })
  it('uses the placeholders that English uses', () => {
    const wrong = [...texts].flatMap(([key, text]) => {
      const source = english.get(key) ?? english.get(`${baseOf(key)}_other`)
      const wanted = placeholdersOf(source ?? '')
      const placeholders = placeholdersOf(text)
      const isRight = withoutNumber.test(key)
        ? placeholders.every((name) => wanted.includes(name))
        : JSON.stringify(placeholders) === JSON.stringify(wanted)
      return isRight ? [] : [`${key}: ${placeholders} for ${wanted}`]
    })
    expect(wrong).toEqual([])
  })
  it('has every required plural form', () => {
    const missing = pluralBases.flatMap((base) =>
      formsOf(lang)
        .map((form) => `${base}_${form}`)
        .filter((key) => !texts.has(key)),
    )
    expect(missing).toEqual([])
  })
})

describe('a number in a text', () => {
  // A count only chooses the form: as a raw number it would show Latin digits in a tenant's Arabic. The pages of the
  // embedded provider write their numbers by themselves (server/identity/words.ts).
  it.each(languageCodes)('is written in the digits of the page, in %s as elsewhere', (lang) => {
    const raw = [...textsOf(lang)].filter(
      ([key, text]) => !key.startsWith('identity.') && /\{\{\s*count\b/.test(text),
    )
    expect(raw.map(([key]) => key)).toEqual([])
  })
})

describe('Arabic', () => {
  it('counts in six forms', () => {
    expect([...formsOf('ar')].sort()).toEqual(['few', 'many', 'one', 'other', 'two', 'zero'])
  })
})

describe('one term per thing', () => {
  it.each([
    ['a plan', 'de', /\bTarife?\b|\bPl(?:an|äne|änen)\b/],
    ['a plan', 'fr', /abonnement(?!s aux services)/i],
    ['a plan', 'ro', /\bplan(?:ul|uri|uril)?/i],
    ['a voucher', 'es', /\bVales?\b|de vales\b/],
    ['whoever sings', 'de', /Interpret/],
  ] as const)('%s in %s', (_, lang, other) => {
    expect([...textsOf(lang)].filter(([, text]) => other.test(text))).toEqual([])
  })
  it('German uses du everywhere', () => {
    expect(
      [...textsOf('de')].filter(([, text]) => /\p{Ll}en Sie\b|\bIhnen\b|\bIhre?[nmrs]?\b/u.test(text)),
    ).toEqual([])
  })
})

describe('each language', () => {
  it.each(languageCodes)('has a name in the translations of %s, as text and as speech', (lang) => {
    const texts = textsOf(lang)
    for (const place of ['reading.foreign', 'spoken.lang']) {
      const names = languageCodes.flatMap((code) => texts.get(`${place}.${code}`) ?? [])
      expect(new Set(names).size).toBe(languageCodes.length)
    }
  })
})

describe('titles', () => {
  it('cover every route and every vertical of the table', () => {
    const missing = routes.flatMap(({ title, vertical }) => [
      ...(english.has(`title.${title}`) ? [] : [title]),
      ...(vertical && !english.has(`vertical.${vertical}`) ? [vertical] : []),
    ])
    expect(missing).toEqual([])
  })
})

/** A text repeated next to the locale files: a change on one side only is found. */
const catalogue = [
  'NEED_UPGRADE_TO_PREMIUM_SUBSCRIPTION',
  'NEED_CANCEL_SUBSCRIPTION_BEFORE_UPGRADE',
  'NEED_CANCEL_SUBSCRIPTION_BEFORE_DOWNGRADE',
  'INSUFFICIENT_FUNDS',
  'USER_ALREADY_SUBSCRIBED',
  'NO_SUBSCRIPTION_FOUND',
] as const

describe('the catalogue of errors', () => {
  it.each(catalogue)('has %s, with translations in every language', (code) => {
    const key = wordsOfCode(code).replace('error.', '')
    for (const lang of languageCodes)
      expect([lang, read(lang, 'error')[key]]).toEqual([lang, expect.any(String)])
  })
})

describe.each(languageCodes)('an error in %s', (lang) => {
  const codes = [...Object.keys(errorStatus), 'REQUIRED_IDENTITY_FIELD_NOT_FOUND', ...catalogue]
  const translator = createTranslator({
    lang,
    words: placeFeature('error', read(lang, 'error')),
    fallbacks: [],
    onMissing: (_, key) => expect.unreachable(`${key} has no words`),
  })
  const messageOf = (code: string) => translator.t(wordsOfError(new BackendError(400, { error: code })))

  it('has a message for each code of the backend', () => {
    const sentences = new Map(codes.map((code) => [code, messageOf(code)]))
    const unknown = messageOf('NEVER_HEARD_OF')
    const withoutWords = codes.filter((code) => sentences.get(code) === unknown).map(wordsOfCode)
    expect(withoutWords, `missing in locales/${lang}/error.json`).toEqual([])
    expect(new Set([...sentences.values(), unknown]).size).toBe(codes.length + 1)
    expect([...sentences.values()].filter((text) => !/[.!؟]$/.test(text))).toEqual([])
  })
  it('has a reassuring default for unknown codes and for no answer', () => {
    expect(messageOf('NEVER_HEARD_OF')).toBe(read(lang, 'error')['unknown'])
    expect(translator.t(wordsOfError(new TypeError('odd')))).toBe(read(lang, 'error')['unknown'])
  })
  it('has no message of a removed code', () => {
    const keys = keysOf(placeFeature('error', read(lang, 'error'))).map(([key]) => key)
    const known = [...codes, 'UNKNOWN'].map(wordsOfCode)
    expect(keys.filter((key) => !known.some((one) => one === key))).toEqual([])
  })
})

describe('the default texts of the interface', () => {
  it.each([
    ['noData', 'No data available', '[CONST-08]'],
    ['loading', 'Loading...', '[CONST-09]'],
    ['noMatch', 'No matching records found', '[CONST-10]'],
    [faultOf([{ passes: () => false }], '', {})?.key ?? 'none', 'Invalid input', '[FORM-18]'],
  ])('are for %s in English: %s %s', (key, text) => {
    expect(english.get(key)).toBe(text)
  })
})

const sourceFiles = (place: string): string[] =>
  readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.includes('.test.'))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))

describe('unused translations', () => {
  it('do not exist: each key, or the template that makes it, is in the source', () => {
    const root = join(import.meta.dirname, '../..')
    const source = ['src', 'server', 'sw'].flatMap((place) => sourceFiles(join(root, place))).join('\n')
    const templates = [...source.matchAll(/`([a-zA-Z][\w.]*\.(?:[\w.]|\$\{[^`{}]*\})*)`/g)].map(
      ([, text = '']) => new RegExp(`^${text.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '[\\w-]+')}$`),
    )
    // Codes and states come from data: their texts are looked up in a table.
    const byTable = /^(title|vertical|rooms|error)\.|^(\d{3}|notFound|defaultError)\./
    const unused = [...new Set([...english.keys()].map(baseOf))].filter(
      (key) =>
        !byTable.test(key) &&
        !source.includes(`'${key}'`) &&
        !source.includes(`"${key}"`) &&
        !templates.some((made) => made.test(key)),
    )
    expect(unused).toEqual([])
  })
})
