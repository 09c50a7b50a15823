import type { Intent } from '../contract/offline-writes.ts'

type Removal = Pick<Intent, 'call'> & {
  readonly input: {
    readonly params?: Readonly<Record<string, string>> | undefined
    readonly query?: Readonly<Record<string, string>> | undefined
  }
}
interface Played {
  readonly card: { readonly id: string }
  /** What of it was played last. */
  readonly part?: string | undefined
  readonly updated: string
}

/** What was played after the history was cleared stays. */
export const isRemovedBy =
  ({ call, input }: Removal) =>
  ({ card, part, updated }: Played): boolean => {
    if (call === 'deletePlayHistory') return [card.id, part].includes(input.params?.['id'])
    return call === 'clearPlayHistory' && Date.parse(updated) <= Date.parse(input.query?.['until'] ?? '')
  }
