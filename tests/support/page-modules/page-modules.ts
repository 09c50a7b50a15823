/** The page's parts on a page of their own, so that a test can put each into any trouble it likes. */
import { QueryClient } from '@tanstack/react-query'
import { Howler } from 'howler/dist/howler.core.min.js'
import { openOutbox } from '../../../src/api/offline-writes/offline-writes.ts'
import { configureBackend } from '../../../src/api/backend.ts'
import { createDriver } from '../../../src/features/player/player-controller.ts'
import { createEngine } from '../../../src/features/player/audio/engine.ts'
import { openReportPost } from '../../../src/features/player/reports/report-sender.ts'
import { listenToKeyboard } from '../../../src/features/player/integrations/keyboard.ts'
import { createReports } from '../../../src/features/player/reports/listening-reports.ts'
import { playSpoken } from '../../../src/features/podcasts/play-podcast.ts'
import { holdSpeaker } from '../../../src/features/video/hold-speaker.ts'
import { openRecords } from '../../../src/lib/records.ts'
import { createSpeaker } from '../../../src/lib/speaker.ts'
import { applyLanguage } from '../../../src/app/i18n/apply-language.ts'
import { interfaceLocale } from '../../../src/state/words/interface-locale.ts'
import { cast, chooseDevice } from '../../../src/state/player/cast.ts'
import { connection } from '../../../src/state/network/connection.ts'
import { dialogs } from '../../../src/state/dialogs/dialogs.ts'
import { keep } from '../../../src/state/downloads/downloads.ts'
import { findLyrics } from '../../../src/state/downloads/downloaded-sound.ts'
import {
  complainOfKeep,
  keepSounds,
  pauseSounds,
  removeSounds,
  resumeSounds,
} from '../../../src/state/downloads/download-actions.ts'
import { forgetPlay, forgetPlays } from '../../../src/state/history/remove-from-history.ts'
import { keepPlace, readingPlaces } from '../../../src/state/articles/article-positions.ts'
import { pace } from '../../../src/state/player/playback-settings.ts'
import { rate } from '../../../src/state/ratings/rate-card.ts'
import { player, playerTime, registerPlayer } from '../../../src/state/player/player.ts'
import { becomeUser, becomeVisitor, session } from '../../../src/state/session/session.ts'
import { sessionKnown } from '../../../src/state/session/when-session-known.ts'
import { snackbar } from '../../../src/state/notifications/snackbar.ts'
import { toggleLike } from '../../../src/state/likes/toggle-like.ts'
import { writes } from '../../../src/state/offline-writes/pending.ts'
import { connectWrites, flushOutbox, takeBack } from '../../../src/state/offline-writes/write.ts'

configureBackend({
  base: '/api',
  tenantName: 'riwaq',
  takesKeys: true,
  token: () => 'a-token',
  renew: () => Promise.resolve(false),
  onUnauthorized: () => undefined,
})

const parts = {
  applyLanguage,
  interfaceLocale,
  QueryClient,
  Howler,
  openOutbox,
  createDriver,
  createEngine,
  createReports,
  listenToKeyboard,
  registerPlayer,
  openReportPost,
  openRecords,
  playSpoken,
  holdSpeaker,
  createSpeaker,
  cast,
  chooseDevice,
  connection,
  dialogs,
  keep,
  findLyrics,
  complainOfKeep,
  keepSounds,
  pauseSounds,
  removeSounds,
  resumeSounds,
  toggleLike,
  forgetPlay,
  forgetPlays,
  keepPlace,
  readingPlaces,
  rate,
  pace,
  player,
  playerTime,
  becomeUser,
  becomeVisitor,
  session,
  sessionKnown,
  snackbar,
  connectWrites,
  flushOutbox,
  takeBack,
  writes,
}
type Parts = typeof parts
declare global {
  interface Window {
    parts: Parts
  }
}
window.parts = parts
