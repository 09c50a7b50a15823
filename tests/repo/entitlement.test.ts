/** Entitlement is decided in one place each: two implementations would differ sooner or later. */
import { readFileSync, readdirSync } from 'node:fs'
import { expect, it } from 'vitest'

const root = new URL('../../', import.meta.url).pathname
const files = ['src', 'sw', 'server'].flatMap((folder) =>
  readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`),
)
const filesWith = (pattern: RegExp) =>
  files.filter((file) => pattern.test(readFileSync(root + file, 'utf8'))).sort()

it.each<[question: string, pattern: RegExp, places: string[]]>([
  [
    'which subscriptions are stored',
    /selectFrom\('subscription'\)/,
    ['server/modules/entitlement/entitlement.repository.ts'],
  ],
  [
    'what somebody may have of an item',
    /\bentitlementOf\(/,
    ['server/modules/entitlement/entitlement.usecases.ts', 'src/state/subscriptions/item-entitlement.ts'],
  ],
  ['whether an item is owned', /\bisOwned\b/, ['src/domain/entitlement.ts']],
  [
    'which age ceiling is in force',
    /\bmaxRatingOf\(/,
    ['server/modules/entitlement/ceiling.ts', 'src/app/App.tsx', 'src/app/boot/start-router.ts'],
  ],
])('%s is decided in one place of each program', (_, pattern, places) => {
  expect(filesWith(pattern)).toEqual(places)
})
