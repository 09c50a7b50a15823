import type { Card, Track } from '../../contract/content.ts'
import type { Grading } from '../../contract/parental.ts'
import type { CollectionKind } from '../../contract/parts.ts'
import type { PurchaseOption } from '../../contract/playback.ts'
import type { LoginOption } from '../../domain/login-options.ts'
import type { Story } from '../../domain/stories.ts'
import type { QueueSource } from '../../domain/queue/queue-source.ts'
import type { LogoutLosses } from '../session/logout-losses.ts'
import type { TextKey } from '../words/text-key.ts'

interface DialogType<Props = Record<string, never>, Result = undefined> {
  props: Props
  result: Result
}

export type LoginReason = 'like' | 'plan' | 'rate'
/** Whether a passkey is the last one at its host, and whether nothing else opens the account there. */
export type LastPasskey = 'passkey' | 'way' | null
export type ShareResult = 'copied' | 'shared' | 'mailed'

/** Props and result of each dialog; its title, size and component stand in `app/dialogs/registry.ts`. */
interface DialogTypes {
  login: DialogType<{ returnTo?: string }>
  /** `failed`: a login has just failed; keys of its words in the order in which they are tried. */
  loginOptions: DialogType<{ returnTo?: string; failed?: readonly TextKey[] }>
  loginOrSignUp: DialogType<{ reason: LoginReason }>
  /** `option` recognises people by their mobile data, and this device uses wifi. */
  loginNotByWifi: DialogType<{ option: LoginOption; title: string; returnTo: string }>
  /** The session was lost, not ended by the user. */
  sessionExpired: DialogType
  /** Signs out although this would be lost: true or false. */
  signOut: DialogType<{ losses: LogoutLosses }, boolean>
  /** A call asks for a recent login: true when the person has confirmed theirs. */
  confirmLogin: DialogType<Record<string, never>, boolean>
  signOutElsewhere: DialogType<Record<string, never>, boolean>
  /** Deletes the account after it was confirmed in the dialog. DIALOG-44 */
  profileDeleteConfirm: DialogType
  /** Signs out here and at `host`, whose account it is: true or false. */
  externalLogout: DialogType<{ host: string; losses: LogoutLosses | null }, boolean>
  renamePasskey: DialogType<{ id: string; name: string }>
  /** True where it is to be removed. */
  removePasskey: DialogType<{ name: string; host: string; last: LastPasskey }, boolean>
  /** `second`: the position now, for a link that starts there. `queue`: the tracks in the link. */
  share: DialogType<
    { path: string; title: string; text?: string; second?: number; queue?: readonly Track[] },
    ShareResult
  >
  stories: DialogType<{ stories: readonly Story[]; at: number }>
  rating: DialogType<{ card: Card; title: string }>
  externalRedirect: DialogType<{ url: string }>
  deviceNotSupported: DialogType<{ kind?: string }>
  genericError: DialogType<{ status?: number; code?: string }>
  /** The password of the parental control. `forgotten`: a code by letter is wanted instead. */
  parentalControl: DialogType<
    { purpose: 'turnOn'; maxRating: Grading } | { purpose: 'confirm' } | { purpose: 'change' },
    'done' | 'forgotten'
  >
  /** `done`: the session may loosen the control now. */
  resetParentalPassword: DialogType<Record<string, never>, 'done'>
  appInstaller: DialogType
  consent: DialogType
  /** What would open this title; shown instead of a sound that may not be played. */
  subscribe: DialogType<{ title: string; options: readonly PurchaseOption[] }>
  player: DialogType
  playbackSettings: DialogType
  /** For a song, which has no speed. */
  sleep: DialogType
  chapterMarkers: DialogType
  collectionSettings: DialogType<{ collection: { kind: CollectionKind; id: string } }>
  queue: DialogType
  keys: DialogType
  /** A full track, or the card of a song. */
  track: DialogType<{ track: Card; title: string }>
  /** Downloads these tracks, or shows the progress of their download. */
  downloadTracks: DialogType<{ tracks: readonly Track[]; source: QueueSource; title: string }>
  /** `name`: which video of the game it is. */
  gameTrailer: DialogType<{ url: string; seconds: number; name: string; title: string }>
  gameGallery: DialogType<{
    title: string
    addresses: readonly string[]
    colours: readonly string[]
    at: number
  }>
}

export type DialogName = keyof DialogTypes
export type DialogProps = { [N in DialogName]: DialogTypes[N]['props'] }
export type DialogResults = { [N in DialogName]: DialogTypes[N]['result'] }

/** 'ask': what is typed in the dialog would be lost. */
export type CanClose = () => boolean | 'ask'

/** Props of every dialog's component beside its own. */
export interface DialogControls<Result> {
  close: () => void
  /** What `openDialog` resolves with when the dialog has closed; without it, undefined. */
  setResult: (result: Result) => void
  /** Called before Escape, Back, swipe, overlay or close button close the dialog; not before `close` or a route change. */
  setCanClose: (canClose: CanClose | undefined) => void
}
export type DialogBodyProps<N extends DialogName> = DialogProps[N] & DialogControls<DialogResults[N]>
