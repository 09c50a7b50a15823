import type { ComponentType } from 'react'
import type { DialogBodyProps, DialogName, DialogProps } from '../../state/dialogs/dialog-types.ts'
import type { TextKey } from '../../state/words/text-key.ts'

/**
 * - small: a modal in the middle, on a phone a sheet
 * - beside: next to what opened it, on a phone a sheet
 * - side: at the inline end of the page, on a phone a sheet
 * - rising: the whole screen, from below
 * - full-screen: the whole screen
 */
export type DialogSize = 'small' | 'beside' | 'side' | 'rising' | 'full-screen'

/** A login in any tab; an age ceiling that may now lie below the item that the dialog shows. */
export type ClosedBy = 'login' | 'lower-ceiling'

interface DialogRow<N extends DialogName> {
  load: () => Promise<ComponentType<DialogBodyProps<N>>>
  /** Words of the heading; `brand` and the dialog's own props are their values. */
  title: TextKey | ((props: DialogProps[N]) => TextKey)
  size?: DialogSize
  closedBy?: ClosedBy
}

/** What each dialog shows; its props and its result are in `state/dialogs/dialog-types.ts`. DIALOG-01 */
export const registry: { [N in DialogName]: DialogRow<N> } = {
  login: {
    load: async () => (await import('../../features/login/LoginDialog.tsx')).LoginDialog,
    title: 'login.title',
    closedBy: 'login',
  },
  loginOptions: {
    load: async () => (await import('../../features/login/LoginOptionsDialog.tsx')).LoginOptionsDialog,
    title: 'login.options',
    closedBy: 'login',
  },
  loginOrSignUp: {
    load: async () => (await import('../../features/login/LoginOrSignUpDialog.tsx')).LoginOrSignUpDialog,
    title: 'dialogs.loginOrSignUp.title',
    closedBy: 'login',
  },
  loginNotByWifi: {
    load: async () => (await import('../../features/login/LoginNotByWifiDialog.tsx')).LoginNotByWifiDialog,
    title: 'dialogs.wifi.title',
    closedBy: 'login',
  },
  sessionExpired: {
    load: async () => (await import('../../features/login/LoginDialog.tsx')).SessionExpiredDialog,
    title: 'login.expired',
    closedBy: 'login',
  },
  signOut: {
    load: async () => (await import('../../features/login/SignOutDialog.tsx')).SignOutDialog,
    title: 'login.out',
  },
  confirmLogin: {
    load: async () =>
      (await import('../../features/account/step-up/ConfirmLoginDialog.tsx')).ConfirmLoginDialog,
    title: 'security.confirm.title',
  },
  signOutElsewhere: {
    load: async () =>
      (await import('../../features/account/sessions/SignOutElsewhereDialog.tsx')).SignOutElsewhereDialog,
    title: 'security.sessions.question',
  },
  profileDeleteConfirm: {
    load: async () =>
      (await import('../../features/account/delete/ProfileDeleteDialog.tsx')).ProfileDeleteDialog,
    title: 'accountData.delete.heading',
  },
  externalLogout: {
    load: async () => (await import('../../features/login/ExternalLogoutDialog.tsx')).ExternalLogoutDialog,
    title: 'dialogs.externalLogout.title',
  },
  renamePasskey: {
    load: async () =>
      (await import('../../features/account/passkeys/RenamePasskeyDialog.tsx')).RenamePasskeyDialog,
    title: 'passkeys.rename.title',
  },
  removePasskey: {
    load: async () =>
      (await import('../../features/account/passkeys/RemovePasskeyDialog.tsx')).RemovePasskeyDialog,
    title: 'passkeys.remove.title',
  },
  share: {
    load: async () => (await import('./ShareDialog.tsx')).ShareDialog,
    title: ({ queue }) => (queue ? 'queue.shareAll' : 'dialogs.share.title'),
    closedBy: 'lower-ceiling',
  },
  stories: {
    load: async () => (await import('../../features/stories/StoriesDialog.tsx')).StoriesDialog,
    title: 'stories.title',
    size: 'full-screen',
    closedBy: 'lower-ceiling',
  },
  rating: {
    load: async () => (await import('../../features/ratings/RatingDialog.tsx')).RatingDialog,
    title: 'rating.title',
    closedBy: 'lower-ceiling',
  },
  externalRedirect: {
    load: async () => (await import('./ExternalDialog.tsx')).ExternalDialog,
    title: 'dialogs.external.title',
  },
  deviceNotSupported: {
    load: async () => (await import('./DeviceDialog.tsx')).DeviceDialog,
    title: 'dialogs.device.title',
  },
  genericError: {
    load: async () => (await import('./ErrorDialog.tsx')).ErrorDialog,
    title: 'dialogs.error.title',
  },
  parentalControl: {
    load: async () => (await import('../../features/parental-control/ParentalDialog.tsx')).ParentalDialog,
    title: ({ purpose }) => `parental.${purpose}.title`,
  },
  resetParentalPassword: {
    load: async () =>
      (await import('../../features/parental-control/ResetParentalPasswordDialog.tsx'))
        .ResetParentalPasswordDialog,
    title: 'parental.reset.title',
  },
  appInstaller: {
    load: async () => (await import('../../features/install/AppInstaller.tsx')).AppInstaller,
    title: 'install.title',
  },
  consent: {
    load: async () => (await import('../../features/consent/ConsentDialog.tsx')).ConsentDialog,
    title: 'consent.title',
  },
  subscribe: {
    load: async () => (await import('../../features/player/SubscribeDialog.tsx')).SubscribeDialog,
    title: 'player.subscribe.head',
    closedBy: 'lower-ceiling',
  },
  player: {
    load: async () => (await import('../../features/player/full/FullPlayer.tsx')).FullPlayer,
    title: 'player.now',
    size: 'rising',
  },
  playbackSettings: {
    load: async () =>
      (await import('../../features/player/full/PlaybackSettingsDialog.tsx')).PlaybackSettingsDialog,
    title: 'pace.title',
    size: 'beside',
  },
  sleep: {
    load: async () =>
      (await import('../../features/player/full/PlaybackSettingsDialog.tsx')).PlaybackSettingsDialog,
    title: 'pace.timer',
    size: 'beside',
  },
  chapterMarkers: {
    load: async () =>
      (await import('../../features/player/full/ChapterMarkersDialog.tsx')).ChapterMarkersDialog,
    title: 'spoken.parts.audiobook',
    closedBy: 'lower-ceiling',
  },
  collectionSettings: {
    load: async () =>
      (await import('../../features/player/full/PlaybackSettingsDialog.tsx')).CollectionSettingsDialog,
    title: 'spoken.settings',
    closedBy: 'lower-ceiling',
  },
  keys: {
    load: async () =>
      (await import('../../features/player/full/KeyboardShortcutsDialog.tsx')).KeyboardShortcutsDialog,
    title: 'keys.title',
  },
  queue: {
    load: async () => (await import('../../features/queue/QueueDialog.tsx')).QueueDialog,
    title: 'queue.title',
    size: 'side',
  },
  track: {
    load: async () => (await import('../../features/queue/TrackDialog.tsx')).TrackDialog,
    title: 'queue.song',
    size: 'beside',
    closedBy: 'lower-ceiling',
  },
  downloadTracks: {
    load: async () => (await import('../../features/downloads/DownloadDialog.tsx')).DownloadDialog,
    title: 'keep.dialog',
    closedBy: 'lower-ceiling',
  },
  gameTrailer: {
    load: async () => (await import('../../features/video/TrailerDialog.tsx')).TrailerDialog,
    title: 'game.filmOf',
    size: 'full-screen',
    closedBy: 'lower-ceiling',
  },
  gameGallery: {
    load: async () => (await import('../../features/games/GalleryDialog.tsx')).GalleryDialog,
    title: 'game.picturesOf',
    size: 'full-screen',
    closedBy: 'lower-ceiling',
  },
}

/** The heading's key, where it depends on the props. */
export const titleKeyOf = <N extends DialogName>(name: N, props: DialogProps[N]): TextKey => {
  const { title } = registry[name]
  return typeof title === 'function' ? title(props) : title
}
