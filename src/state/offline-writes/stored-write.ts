import type { QueryKey } from '@tanstack/react-query'
import { is } from 'valibot'
import type { Call, CallInput } from '../../contract/define.ts'
import type { Intent } from '../../contract/offline-writes.ts'
import type { OfflineWrite, WriteContext, WriteOwner } from './offline-write.ts'
import { type WriteCalls, type WriteName, offlineWrites } from './registry.ts'

const isWriteName = (name: string): name is WriteName => Object.hasOwn(offlineWrites, name)
type StoredInput = Intent['input']
const isInputOf = <C extends Call>(call: C, input: StoredInput): input is StoredInput & CallInput<C> =>
  (['params', 'query', 'body'] as const).every((part) => {
    const schema = call[part]
    return !schema || is(schema, input[part])
  })

interface StoredWrite {
  apply: (context: WriteContext) => Promise<readonly QueryKey[]>
  refetch: (owner: WriteOwner) => readonly QueryKey[]
  prefetch: (context: WriteContext) => Promise<void>
}

const readWith = <Name extends WriteName>(name: Name, { input, card }: Intent): StoredWrite | null => {
  const row: OfflineWrite<WriteCalls[Name]> = offlineWrites[name]
  if (!isInputOf(row.call, input)) return null
  return {
    apply: async (context) => row.apply(context, input, card),
    refetch: (owner) => row.refetch(owner, input),
    prefetch: async (context) => row.prefetch?.(context, input),
  }
}
/** Null where this build does not know the call, or its input has another shape. */
export const readStoredWrite = (intent: Intent): StoredWrite | null =>
  isWriteName(intent.call) ? readWith(intent.call, intent) : null

export const callOfWrite = (name: string): Call | undefined =>
  isWriteName(name) ? offlineWrites[name].call : undefined
export const wordsOfWrite = (name: string) => (isWriteName(name) ? offlineWrites[name].words : null)
export const iconOfWrite = (name: string) => (isWriteName(name) ? offlineWrites[name].icon : null)
