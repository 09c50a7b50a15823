import { expect, it } from 'vitest'
import { createIntent, parseIntent } from './intents.ts'

it('a write is read again from the disk although a parameter of its call was left out by undefined', () => {
  const input = { query: { lang: undefined, until: 'now' } }
  const stored = parseIntent(createIntent({ call: 'updateProfile', input, subject: 'profile' }))
  expect(stored?.input).toEqual({ query: { until: 'now' } })
})
