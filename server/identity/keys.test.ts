import { expect, it } from 'vitest'
import { createIds, systemClock } from '../clock.ts'
import type { Secrets } from '../context.ts'
import { StartError } from '../start/settings.ts'
import { openKeys } from './keys.ts'

const ids = createIds(systemClock)

/** Secrets as they are on the disk. */
const lying = (stored: Record<string, string>): Secrets => ({
  readOrCreate: async (name, make) => (stored[name] ??= await make()),
})

it('opens the keys it made before', async () => {
  const stored = {}
  const made = await openKeys(lying(stored), ids)
  expect(await openKeys(lying(stored), ids)).toEqual(made)
})

it.each([
  ['provider-key', (key: string) => key.slice(0, 40)],
  ['token-key', () => ''],
  ['token-key', () => '{"kty":"EC"}'],
  ['provider-key', (key: string) => key.replace(/"d":"[^"]*",/, '')],
  ['cookie-key', () => '\n'],
])('names the damaged %s in one sentence', async (name, damage) => {
  const stored: Record<string, string> = {}
  await openKeys(lying(stored), ids)
  const before = stored[name] ?? ''
  stored[name] = damage(before)
  expect(stored[name]).not.toBe(before)
  const opening = openKeys(lying(stored), ids)
  await expect(opening).rejects.toThrow(StartError)
  await expect(opening).rejects.toThrow(
    `The secret ${name} in DATA_DIR/secrets is damaged; put a copy of it back, or delete it: then everybody has to log in again.`,
  )
})
