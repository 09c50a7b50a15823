/**
 * Hostile values: names of built-in properties, characters that no column accepts, numbers out of range, other types.
 */
import type { SeededRng } from '../seeded-rng.ts'

/** Own properties of no record, and there on every one of them. */
export const inheritedNames = [
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'isPrototypeOf',
  'prototype',
  'toString',
  'valueOf',
  '__defineGetter__',
]
const characters = [
  '\0',
  'a\0b',
  '\u0001',
  '\u001b[31m',
  '\u007f',
  '\u202e',
  '\ufeff',
  '\ud800',
  '\udc00x',
  '\u2028',
]
const injections = [
  "'; drop table account; --",
  '" or 1=1 --',
  '%',
  '_%',
  '\\',
  '../../../etc/passwd',
  '..%2f..%2fsecrets',
  '/etc/passwd',
  '<script>marked()</script>',
  '{{constructor.constructor("marked()")()}}',
  '${7*7}',
  'javascript:marked()',
  '//evil.example',
  'https://evil.example/',
  '/\\evil.example',
  'a\r\nset-cookie: planted=1',
  '%0d%0aset-cookie:%20planted=1',
  '%00',
  '%c0%ae',
  '%',
  '*)(uid=*',
]
const oddTexts = [
  '',
  ' ',
  '\t',
  'null',
  'undefined',
  'NaN',
  '-1',
  '0',
  '1e309',
  '99999999999999999999',
  '٣',
  'ＡＢＣ',
  '😀'.repeat(40),
  'é́́́́'.repeat(30),
  'x'.repeat(65),
  'x'.repeat(5000),
  '9999-12-31T23:59:59.999Z',
  '-271821-04-20T00:00:00.000Z',
  '2026-02-31T25:61:61Z',
  '0000-00-00',
]
const hostileTexts: readonly string[] = [...inheritedNames, ...characters, ...injections, ...oddTexts]

const deep = (levels: number): unknown => (levels === 0 ? 1 : [deep(levels - 1)])
const otherForms: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  0.1,
  1e308,
  2 ** 53,
  -(2 ** 63),
  [],
  {},
  [[]],
  [null],
  deep(200),
  { constructor: 1 },
  JSON.parse('{"__proto__":{"polluted":true}}') as unknown,
  Array.from({ length: 500 }, () => 'x'),
  { toString: 1, valueOf: 1 },
]

export const pick = <T>(rng: SeededRng, list: readonly T[]): T => {
  const found = list[rng.below(list.length)]
  if (found === undefined) throw new Error('nothing to pick from')
  return found
}
const randomText = (rng: SeededRng) =>
  String.fromCodePoint(
    ...Array.from({ length: 1 + rng.below(24) }, () =>
      rng.chance(0.7) ? rng.below(0x250) : 0x250 + rng.below(0xd000),
    ),
  )

export const hostileText = (rng: SeededRng): string =>
  rng.chance(0.7) ? pick(rng, hostileTexts) : randomText(rng)

export const hostileValue = (rng: SeededRng): unknown =>
  rng.chance(0.5) ? hostileText(rng) : (otherForms[rng.below(otherForms.length)] ?? null)
