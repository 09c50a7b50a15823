/** They come in one piece: one is opened from the other. */
export { FullPlayer } from './FullPlayer.tsx'
export { KeysDialog } from './KeyboardShortcutsDialog.tsx'
export { MarksDialog } from './ChapterMarkersDialog.tsx'
export { PaceDialog } from './PlaybackSettingsDialog.tsx'
export { WholeDialog } from './CollectionSettings.tsx'
