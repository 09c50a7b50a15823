/** Which dialogs are open. What a name shows stands in `app/dialogs/registry.ts`; at most two are stacked. */
import { proxy, ref } from 'valtio'
import type { Card, Track } from '../../contract/content.ts'
import type { CollectionKind } from '../../contract/parts.ts'
import type { Story } from '../../domain/stories.ts'
import type { QueueSource } from '../queue/queue-source.ts'
import type { TextKey } from '../words/text-key.ts'

/** Props by dialog name; a later room adds its row here and its component to the registry. */
export interface DialogProps {
  login: { returnTo?: string }
  /** `failed`: a login has just come to nothing; the words for it in the order in which they are tried. */
  loginOptions: { returnTo?: string; failed?: readonly TextKey[] }
  /** A session was lost without anybody's wish. */
  sessionExpired: Record<string, never>
  /** `second`: where it plays now, for a link that begins there. `queue`: what somebody would like to go along. */
  share: { path: string; title: string; text?: string; second?: number; queue?: readonly Track[] }
  stories: { stories: readonly Story[]; at: number }
  rating: { card: Card; title: string }
  externalRedirect: { url: string }
  deviceNotSupported: { kind?: string }
  genericError: { status?: number; code?: string }
  appInstaller: Record<string, never>
  consent: Record<string, never>
  /** What would open this title; shown in place of a sound that may not be played. */
  subscribe: { title: string }
  player: Record<string, never>
  pace: Record<string, never>
  /** The same for a song, which has no speed. */
  sleep: Record<string, never>
  /** The chapters inside what plays. */
  marks: Record<string, never>
  /** What is chosen for one show or book. */
  whole: { whole: { kind: CollectionKind; id: string } }
  queue: Record<string, never>
  keys: Record<string, never>
  /** What can be done with one row of a list. */
  track: { track: Track; title: string }
  /** Takes these along, or says how far they got. */
  keep: { tracks: readonly Track[]; source: QueueSource; title: string }
  /** `name` says which film of the game it is. */
  gameTrailer: { url: string; seconds: number; name: string; title: string }
  gameGallery: { title: string; addresses: readonly string[]; colours: readonly string[]; at: number }
}
export type DialogName = keyof DialogProps

export interface OpenDialog {
  id: number
  name: DialogName
  props: DialogProps[DialogName]
}

export const dialogs = proxy<{ stack: OpenDialog[] }>({ stack: [] })
const most = 2

let nextId = 1
export const openDialog = <N extends DialogName>(name: N, props: DialogProps[N]): number => {
  const id = nextId++
  const kept = dialogs.stack.filter((dialog) => dialog.name !== name).slice(-(most - 1))
  // As they are: valtio would put proxies into the objects of the query cache, which no disk takes.
  dialogs.stack = [...kept, { id, name, props: ref(props) }]
  return id
}
export const closeDialog = (id: number) => {
  dialogs.stack = dialogs.stack.filter((dialog) => dialog.id !== id)
}
