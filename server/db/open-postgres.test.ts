import { expect, it } from 'vitest'
import { refuseOldVersion } from './open-postgres.ts'

it.each(['15.10 (Debian 15.10-0+deb12u1)', '16beta1', '18.0'])('PostgreSQL %s is accepted', (version) => {
  expect(() => refuseOldVersion(version)).not.toThrow()
})
it.each(['14.9', '9.6.24'])('PostgreSQL %s is refused as too old, in one sentence', (version) => {
  expect(() => refuseOldVersion(version)).toThrow(
    `PostgreSQL 15 or later is needed; DATABASE_URL leads to ${version}.`,
  )
})
