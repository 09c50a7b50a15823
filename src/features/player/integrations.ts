/** Everything the first sound does not need: fills the slots of the player, and connects it to the page. */
import { reportSource } from '../../state/player/report-position.ts'
import { applyAudioPreferences } from './apply-audio-preferences.ts'
import { canPlayGapless } from './audio/gapless-source.ts'
import { createGaplessTimeline } from './audio/gapless-timeline.ts'
import { connectPrefetch } from './prefetch-next.ts'
import { connectRetry } from './retry-playback.ts'
import { createSimpleTimeline } from './audio/timeline.ts'
import { connectAfterEnd } from './after-end.ts'
import type { PlayerContext } from './player-context.ts'
import { openReportSender } from './reports/report-sender.ts'
import { createResumePosition } from './resume-position.ts'
import { applyPlaybackSettings } from './integrations/apply-playback-settings.ts'
import { connectCast } from './integrations/cast.ts'
import { restoreInterruptedPlay } from './integrations/interrupted-play.ts'
import { journalPosition } from './integrations/journal-position.ts'
import { connectMediaKeys } from './integrations/media-key-handlers.ts'
import { offerRemotePosition } from './integrations/offer-remote-position.ts'
import { connectPageEvents } from './integrations/page-events.ts'
import { connectTabs } from './integrations/tab-sync.ts'

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
