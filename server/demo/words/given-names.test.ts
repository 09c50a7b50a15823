import { expect, it } from 'vitest'
import { ar } from './ar.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { portraitMotifOf } from './given-names.ts'
import { ro } from './ro.ts'

it.each([
  ['Élise Marchetti', 'woman'],
  ['زياد الخطيب', 'man'],
  ['رباعي المدينة', 'band'],
  ['Paper Harbour', 'band'],
  ['Rowan Okafor', undefined],
])('the image of %s shows: %s', (name, face) => {
  expect(portraitMotifOf(name)).toBe(face)
})

it.each(
  [ar, de, en, es, fr, ro].flatMap(({ given, bands }) => [
    ...given.map((name) => [name, false] as const),
    ...bands.map((name) => [name, true] as const),
  ]),
)('%s is a band: %s', (name, isBand) => {
  expect(portraitMotifOf(name) === 'band').toBe(isBand)
})
