/** What a row of the registry says. No field may be left out, so that the compiler names what a new write lacks. */
import type { Icon } from '@tabler/icons-react'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { PersonalScope } from '../../api/personal.ts'
import type { Call, CallInput } from '../../contract/define.ts'
import type { TextKey } from '../words/text-key.ts'

export type WriteOwner = Pick<PersonalScope, 'tenant' | 'user'>

/** Resolves when the answer under this key is on disk. */
export type PersistAnswer = (key: QueryKey) => Promise<void>

export interface WriteContext {
  client: QueryClient
  owner: WriteOwner
  /** In the language and under the age ceiling of now. */
  scope: () => PersonalScope
  persist: PersistAnswer
}

export interface OfflineWrite<C extends Call> {
  call: C
  /** A newer write about the same subject takes the place of the older one. */
  subject: (input: CallInput<C>) => string
  /** Puts a delivered write into the known answers; resolves with the keys of those it changed. May run twice. */
  apply: (
    context: WriteContext,
    input: CallInput<C>,
    card: unknown,
  ) => readonly QueryKey[] | Promise<readonly QueryKey[]>
  /**
   * What shows a write before its delivery reads `pendingWrites`, so one that is refused or taken back leaves nothing to
   * reverse. `heldMs`: so long it is not sent because a person is offered to undo it; 0 for no such offer.
   */
  undo: { heldMs: number }
  /** Answers that are fetched again once the write is over, where a screen shows them. */
  refetch: (owner: WriteOwner, input: CallInput<C>) => readonly QueryKey[]
  /** Fetches after delivery what no screen shows yet; null where there is nothing. */
  prefetch: ((context: WriteContext, input: CallInput<C>) => Promise<void>) | null
  /** Null for what a person did not ask for: it is neither counted nor listed. */
  words: { waiting: TextKey; refused: TextKey } | null
  icon: Icon | null
}
