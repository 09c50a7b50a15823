import { kindOf } from '../../contract/kinds.ts'
import type { QueueSource } from '../../state/queue/queue-source.ts'
import { reportPlayStarted } from '../../state/player/report-position.ts'

/** A shelf is no item, and a single track is reported as itself. */
export const reportSource = ({ kind, id }: QueueSource) => {
  if (kind === 'shelf' || kind === 'track') return Promise.resolve()
  return reportPlayStarted({ id, contentType: kindOf(kind).contentType })
}
