/** Everything the first sound does not need: fills the slots of the player, and connects it to the page. */
import { reportSource } from '../../../state/player/report-position.ts'
import { applyAudioPreferences } from '../audio/apply-audio-preferences.ts'
import { canPlayGapless } from '../audio/gapless-source.ts'
import { createGaplessTimeline } from '../audio/gapless-timeline.ts'
import { connectPrefetch } from '../audio/prefetch-next.ts'
import { connectRetry } from '../audio/retry-playback.ts'
import { createSimpleTimeline } from '../audio/timeline.ts'
import { connectAfterEnd } from '../after-end.ts'
import type { PlayerContext } from '../player-context.ts'
import { openReportSender } from '../reports/report-sender.ts'
import { createResumePosition } from '../resume-position.ts'
import { applyPlaybackSettings } from './apply-playback-settings.ts'
import { connectCast } from './cast.ts'
import { restoreInterruptedPlay } from './interrupted-play.ts'
import { journalPosition } from './journal-position.ts'
import { connectMediaKeys } from './media-key-handlers.ts'
import { offerRemotePosition } from './offer-remote-position.ts'
import { connectPageEvents } from './page-events.ts'
import { connectTabs } from './tab-sync.ts'

export const connectIntegrations = (context: PlayerContext) => {
  const { tenant, playback, slots } = context
  slots.openReportSender = (failed) => openReportSender(tenant, failed)
  slots.reportSource = reportSource
  connectAfterEnd(context)
  const tabs = connectTabs(context)
  playback.setTimeline((timeline) => {
    connectCast(playback, timeline.element)
    connectRetry(context, timeline.element)
    return canPlayGapless() ? createGaplessTimeline(timeline) : createSimpleTimeline(timeline.events)
  })
  connectPageEvents(context, tabs)
  applyPlaybackSettings(context, tabs.isRemote)
  journalPosition(context, tabs.isRemote)
  restoreInterruptedPlay(tenant)
  connectMediaKeys(context)
  offerRemotePosition(context)
  connectPrefetch(context)
  applyAudioPreferences(context)
  slots.findResumePosition = createResumePosition(context)
}
