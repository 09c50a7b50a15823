import { describe, expect, it } from 'vitest'
import { clientProof } from './client-proof.ts'

const client = { clientId: 'portal', clientSecret: 'a:b/c' }
const asHeader = { headers: { authorization: `Basic ${btoa('portal:a%3Ab%2Fc')}` }, fields: {} }
const asField = { headers: {}, fields: { client_id: 'portal', client_secret: 'a:b/c' } }

describe('the client authentication at the provider', () => {
  it('uses the header where the provider supports both or says nothing', () => {
    expect(clientProof(client, ['client_secret_post', 'client_secret_basic'])).toEqual(asHeader)
    expect(clientProof(client)).toEqual(asHeader)
  })
  it('uses a form field where the provider supports nothing else', () => {
    expect(clientProof(client, ['private_key_jwt', 'client_secret_post'])).toEqual(asField)
  })
  it('is none where the provider requires another method', () => {
    expect(clientProof(client, ['private_key_jwt'])).toBeNull()
  })
  it('is the client id alone without a secret', () => {
    const named = { headers: {}, fields: { client_id: 'portal' } }
    expect(clientProof({ clientId: 'portal' }, ['client_secret_basic'])).toEqual(named)
  })
})
