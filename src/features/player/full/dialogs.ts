/** They come in one piece: one is opened from the other. */
export { FullPlayer } from './FullPlayer.tsx'
export { KeyboardShortcutsDialog } from './KeyboardShortcutsDialog.tsx'
export { ChapterMarkersDialog } from './ChapterMarkersDialog.tsx'
export { PlaybackSettingsDialog } from './PlaybackSettingsDialog.tsx'
export { CollectionSettingsDialog } from './CollectionSettings.tsx'
