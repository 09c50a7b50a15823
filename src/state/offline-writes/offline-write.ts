/** A row of the registry. No field is optional, so that the compiler names what a new write lacks. */
import type { Icon } from '@tabler/icons-react'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { PersonalScope } from '../../api/personal.ts'
import type { Call, CallInput } from '../../contract/define.ts'
import type { TextKey } from '../words/text-key.ts'

export type WriteOwner = Pick<PersonalScope, 'tenant' | 'user'>

export type PersistAnswer = (key: QueryKey) => Promise<void>

export interface WriteContext {
  client: QueryClient
  owner: WriteOwner
  scope: () => PersonalScope
  persist: PersistAnswer
}

export interface OfflineWrite<C extends Call> {
  call: C
  subject: (input: CallInput<C>) => string
  /** Adds a delivered write to the cached answers; resolves with the keys of those it changed. May run twice. */
  apply: (
    context: WriteContext,
    input: CallInput<C>,
    card: unknown,
  ) => readonly QueryKey[] | Promise<readonly QueryKey[]>
  /** A write is shown from `pendingWrites`, so a refused one leaves nothing to reverse. 0: no offer to undo. */
  undo: { heldMs: number }
  refetch: (owner: WriteOwner, input: CallInput<C>) => readonly QueryKey[]
  prefetch: ((context: WriteContext, input: CallInput<C>) => Promise<void>) | null
  /** Null for a write that the user did not ask for: it is neither counted nor listed. */
  words: { waiting: TextKey; refused: TextKey } | null
  icon: Icon | null
}
