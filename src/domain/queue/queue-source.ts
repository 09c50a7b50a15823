import type { SourceKind } from '../../contract/shared.ts'

/** Where a queue came from, so that its album, artist or playlist shows that it plays. */
export interface QueueSource {
  kind: SourceKind
  id: string
  title: string
}
