/** Modules of the page on a page of their own, so that a test can put each into any trouble it likes. */
import { QueryClient } from '@tanstack/react-query'
import { Howler } from 'howler/dist/howler.core.min.js'
import { openOfflineWrites } from '../../src/api/offline-writes/offline-writes.ts'
import type { OfflineWriteEvents } from '../../src/api/offline-writes/opened-writes.ts'
import { configureBackend } from '../../src/api/backend.ts'
import { createPlayerController } from '../../src/features/player/player-controller.ts'
import { createEngine } from '../../src/features/player/audio/engine.ts'
import { openReportSender } from '../../src/features/player/reports/report-sender.ts'
import { listenToKeyboard } from '../../src/features/player/integrations/keyboard.ts'
import { createListeningReports } from '../../src/features/player/reports/listening-reports.ts'
import { playPodcast } from '../../src/state/podcasts/play-podcast.ts'
import { holdSpeaker } from '../../src/features/video/hold-speaker.ts'
import { openRecords } from '../../src/lib/records.ts'
import { createSpeaker } from '../../src/lib/speaker.ts'
import { applyLanguage } from '../../src/app/i18n/apply-language.ts'
import { interfaceLocale } from '../../src/state/words/interface-locale.ts'
import { cast, chooseCastDevice } from '../../src/state/player/cast.ts'
import { connection } from '../../src/state/network/connection.ts'
import { dialogs } from '../../src/state/dialogs/dialogs.ts'
import { downloads } from '../../src/state/downloads/downloads.ts'
import { findLyrics } from '../../src/state/downloads/downloaded-sound.ts'
import {
  logDownloadWarning,
  downloadTracks,
  pauseDownloads,
  removeDownloads,
  resumeDownloads,
} from '../../src/state/downloads/download-actions.ts'
import { removeFromHistory, clearHistory } from '../../src/state/history/remove-from-history.ts'
import { saveArticlePosition, listArticlePositions } from '../../src/state/articles/article-positions.ts'
import { playbackSettings } from '../../src/state/player/playback-settings.ts'
import { rateCard } from '../../src/state/ratings/rate-card.ts'
import { player, playerTime, registerPlayer } from '../../src/state/player/player.ts'
import { becomeUser, becomeVisitor, session } from '../../src/state/session/session.ts'
import { whenSessionKnown } from '../../src/state/session/when-session-known.ts'
import { snackbar } from '../../src/state/notifications/snackbar.ts'
import { toggleLike } from '../../src/state/likes/toggle-like.ts'
import { pendingWrites } from '../../src/state/offline-writes/pending.ts'
import { callOfWrite } from '../../src/state/offline-writes/stored-write.ts'
import { connectOfflineWrites, flushOfflineWrites, undoWrite } from '../../src/state/offline-writes/write.ts'

configureBackend({
  base: '/api',
  tenantName: 'riwaq',
  takesKeys: true,
  token: () => 'a-token',
  renew: () => Promise.resolve(false),
  confirmLogin: () => Promise.resolve(false),
  onUnauthorized: () => undefined,
})

const pageModules = {
  applyLanguage,
  interfaceLocale,
  QueryClient,
  Howler,
  openOfflineWrites: (name: string, events: OfflineWriteEvents) =>
    openOfflineWrites(name, callOfWrite, events),
  createPlayerController,
  loadDeferredParts: () =>
    Promise.all([
      import('../../src/features/player/integrations.ts'),
      import('../../src/features/player/queue-actions.ts'),
    ]),
  createEngine,
  createListeningReports,
  listenToKeyboard,
  registerPlayer,
  openReportSender,
  openRecords,
  playPodcast,
  holdSpeaker,
  createSpeaker,
  cast,
  chooseCastDevice,
  connection,
  dialogs,
  downloads,
  findLyrics,
  logDownloadWarning,
  downloadTracks,
  pauseDownloads,
  removeDownloads,
  resumeDownloads,
  toggleLike,
  removeFromHistory,
  clearHistory,
  saveArticlePosition,
  listArticlePositions,
  rateCard,
  playbackSettings,
  player,
  playerTime,
  becomeUser,
  becomeVisitor,
  session,
  whenSessionKnown,
  snackbar,
  connectOfflineWrites,
  flushOfflineWrites,
  undoWrite,
  pendingWrites,
}
type PageModules = typeof pageModules
declare global {
  interface Window {
    pageModules: PageModules
  }
}
window.pageModules = pageModules
