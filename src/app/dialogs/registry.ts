/** Which component a dialog's name shows, and its title. A later room adds its row. DIALOG-01 */
import type { ComponentType } from 'react'
import { type DialogName, type DialogProps } from '../../state/dialogs/dialogs.ts'
import type { TextKey } from '../../state/words/text-key.ts'

type DialogBody<N extends DialogName> = ComponentType<DialogProps[N] & { close: () => void }>

interface DialogRow<N extends DialogName> {
  load: () => Promise<DialogBody<N>>
  /** Words of the heading; `brand` and the dialog's own props are their values. */
  title: TextKey
  /** Takes the whole screen. */
  isFullScreen?: boolean
  /** Takes the whole screen and comes from below, where it goes again. */
  isRising?: boolean
  /** Stands at the inline end where there is room beside the page. */
  isSide?: boolean
  /** Small: where a sheet is not called for it stands beside what opened it. */
  isBeside?: boolean
}

export const registry: { [N in DialogName]: DialogRow<N> } = {
  login: {
    load: async () => (await import('../../features/login/LoginDialog.tsx')).LoginDialog,
    title: 'login.title',
  },
  loginOptions: {
    load: async () => (await import('../../features/login/LoginOptionsDialog.tsx')).LoginOptionsDialog,
    title: 'login.options',
  },
  sessionExpired: {
    load: async () => (await import('../../features/login/SessionExpiredDialog.tsx')).SessionExpiredDialog,
    title: 'login.expired',
  },
  share: { load: async () => (await import('./ShareDialog.tsx')).ShareDialog, title: 'dialogs.share.title' },
  stories: {
    load: async () => (await import('../../features/stories/StoriesDialog.tsx')).StoriesDialog,
    title: 'stories.title',
    isFullScreen: true,
  },
  rating: {
    load: async () => (await import('../../features/ratings/RatingDialog.tsx')).RatingDialog,
    title: 'rating.title',
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
  },
  player: {
    load: async () => (await import('../../features/player/full/FullPlayer.tsx')).FullPlayer,
    title: 'player.now',
    isRising: true,
  },
  pace: {
    load: async () =>
      (await import('../../features/player/full/PlaybackSettingsDialog.tsx')).PlaybackSettingsDialog,
    title: 'pace.title',
    isBeside: true,
  },
  sleep: {
    load: async () =>
      (await import('../../features/player/full/PlaybackSettingsDialog.tsx')).PlaybackSettingsDialog,
    title: 'pace.timer',
    isBeside: true,
  },
  marks: {
    load: async () =>
      (await import('../../features/player/full/ChapterMarkersDialog.tsx')).ChapterMarkersDialog,
    title: 'spoken.parts.audiobook',
  },
  whole: {
    load: async () =>
      (await import('../../features/player/full/CollectionSettings.tsx')).CollectionSettingsDialog,
    title: 'spoken.settings',
  },
  keys: {
    load: async () =>
      (await import('../../features/player/full/KeyboardShortcutsDialog.tsx')).KeyboardShortcutsDialog,
    title: 'keys.title',
  },
  queue: {
    load: async () => (await import('../../features/queue/QueueDialog.tsx')).QueueDialog,
    title: 'queue.title',
    isSide: true,
  },
  track: {
    load: async () => (await import('../../features/queue/TrackDialog.tsx')).TrackDialog,
    title: 'queue.song',
    isBeside: true,
  },
  keep: {
    load: async () => (await import('../../features/downloads/DownloadDialog.tsx')).DownloadDialog,
    title: 'keep.dialog',
  },
  gameTrailer: {
    load: async () => (await import('../../features/video/TrailerDialog.tsx')).TrailerDialog,
    title: 'game.filmOf',
    isFullScreen: true,
  },
  gameGallery: {
    load: async () => (await import('../../features/games/GalleryDialog.tsx')).GalleryDialog,
    title: 'game.picturesOf',
    isFullScreen: true,
  },
}
