/** The page for teams that build a backend of their own says what the contract says. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { calls } from '../../src/contract/calls.ts'
import { callDescriptions } from '../../src/contract/descriptions/call-descriptions.ts'

const page = readFileSync(new URL('../../src/contract/README.md', import.meta.url), 'utf8')
const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')

const who = { anyone: 'everybody', user: 'signed in', ticket: 'its ticket' }
const callsTable = [
  '| Call | Address | For | Mandatory | Missing without it |',
  '| --- | --- | --- | --- | --- |',
  ...calls.map((call) => {
    const { without, isMandatory } = callDescriptions[call.name as keyof typeof callDescriptions]
    const address = `\`${call.method} ${call.path}\``
    return `| \`${call.name}\` | ${address} | ${who[call.who]} | ${isMandatory ? 'yes' : ''} | ${without} |`
  }),
].join('\n')
const words = (text: string) => text.replace(/[ -]+/g, ' ').trim()

it('lists every call, whether it is mandatory, and what is missing without it', () => {
  const table = /<!-- calls -->([\s\S]*?)<!-- \/calls -->/.exec(page)?.[1] ?? ''
  expect(words(table), 'copy the lines with - into src/contract/README.md').toBe(words(callsTable))
})

it('is linked from the README, where it says how to use another backend', () => {
  expect(readme).toMatch(/\*\*Your backend:\*\*[^*]*\(src\/contract\/README\.md\)/)
})
