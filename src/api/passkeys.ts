import { queryOptions } from '@tanstack/react-query'
import type {
  CreationOptions,
  NewCredential,
  PasskeyAssertion,
  RequestOptions,
} from '../contract/passkeys.ts'
import { lazyCall } from './lazy-call.ts'
import { type PersonalScope, personalKey } from './personal.ts'

export const passkeysQuery = (scope: Pick<PersonalScope, 'tenant' | 'user'>) =>
  queryOptions({
    queryKey: personalKey(scope, 'passkeys'),
    queryFn: async ({ signal }) => {
      const { request, listPasskeys } = await lazyCall(import('../contract/passkeys.ts'))
      return request(listPasskeys, {}, { signal })
    },
    staleTime: 15_000,
  })

export const fetchCreationOptions = async (): Promise<CreationOptions> => {
  const { request, beginPasskey } = await lazyCall(import('../contract/passkeys.ts'))
  return request(beginPasskey, {})
}
export const storePasskey = async (credential: NewCredential) => {
  const { request, addPasskey } = await lazyCall(import('../contract/passkeys.ts'))
  return request(addPasskey, { body: { credential } })
}
export const sendPasskeyName = async (id: string, name: string) => {
  const { request, renamePasskey } = await lazyCall(import('../contract/passkeys.ts'))
  return request(renamePasskey, { params: { id }, body: { name } })
}
export const deletePasskey = async (id: string) => {
  const { request, removePasskey } = await lazyCall(import('../contract/passkeys.ts'))
  return request(removePasskey, { params: { id } })
}

export const fetchConfirmOptions = async (): Promise<RequestOptions> => {
  const { request, beginConfirmByPasskey } = await lazyCall(import('../contract/passkeys.ts'))
  return request(beginConfirmByPasskey, {})
}
export const sendConfirmation = async (credential: PasskeyAssertion) => {
  const { request, confirmByPasskey } = await lazyCall(import('../contract/passkeys.ts'))
  return request(confirmByPasskey, { body: { credential } })
}
