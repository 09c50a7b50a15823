import { describe, expect, it } from 'vitest'
import { languageCodes } from '../../../src/contract/languages.ts'
import { loadTenants } from '../../tenants/load.ts'
import { writeDeletionLetter } from './account-deletion.letter.ts'

const [own] = loadTenants()
if (!own) throw new Error('there is no tenant')
const foreign = { ...own, identity: { ...own.identity, issuer: 'https://people.example/realm' } }
const letterOf = (tenant: typeof own, to: string | null, lang: (typeof languageCodes)[number] = 'en') =>
  writeDeletionLetter({
    id: 'evt_1',
    tenant,
    account: 'evt_1',
    lang,
    origin: 'https://portal.example',
    to,
    values: {},
  })

describe('the letter of a deleted account', () => {
  it('goes to the address in the event, which is all that is left', async () => {
    expect(await letterOf(own, 'lina@example.org')).toMatchObject({ to: 'lina@example.org' })
    expect(await letterOf(own, null)).toBeNull()
  })
  it.each(languageCodes)('says at another provider that the account there stays, in %s', async (lang) => {
    const host = 'people.example'
    const textOf = async (tenant: typeof own) =>
      (await letterOf(tenant, 'lina@example.org', lang))?.content.paragraphs.join(' ')
    expect(await textOf(foreign)).toContain(host)
    expect(await textOf(own)).not.toContain(host)
  })
})
