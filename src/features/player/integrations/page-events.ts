import { localKeys, locks } from '../../../contract/storage-names.ts'
import { isPlayingOrLoading } from '../../../state/player/player.ts'
import { changePhase } from '../change-phase.ts'
import type { PlayerContext } from '../player-context.ts'
import { type connectTabs, mayStartSound } from './tab-sync.ts'

type Tabs = ReturnType<typeof connectTabs>

/** Another tab that writes this key toggles play here; it is only ever a command, never a position. PLAYER-23 */
const legacyToggleKey = localKeys.legacyPlayToggle()

const isLockHeld = async (lock: string) =>
  ((await navigator.locks.query()).held ?? []).some(({ name }) => name === lock)

const toggleOnStorageEvent = ({ tenant, playback, queueController, local }: PlayerContext, tabs: Tabs) =>
  addEventListener('storage', async ({ key }) => {
    if (key !== legacyToggleKey || !queueController.current() || tabs.isRemote()) return
    // The other tab plays itself.
    if (!playback.speaker.isOurs() && (await isLockHeld(locks.speaker(tenant)))) return
    if (isPlayingOrLoading() || mayStartSound()) local.toggle()
    else changePhase('toggledWithoutTap')
  })

/** 'play' does not bubble, hence the capture. */
const pauseForVideos = (pause: () => void) =>
  document.addEventListener(
    'play',
    ({ target }) => {
      if (target instanceof HTMLVideoElement && !target.muted) pause()
    },
    true,
  )

/** Listening is reported, and the queue saved, while there is still time. */
const flushWhenHidden = ({ playback, queueController }: PlayerContext, tabs: Tabs) => {
  const flush = () => {
    playback.flush()
    if (playback.speaker.isOurs()) queueController.save()
  }
  addEventListener('pagehide', ({ persisted }) => {
    flush()
    if (persisted) tabs.withdraw()
    else playback.reportPositionOnLeave()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) tabs.comeBack()
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush()
  })
}

export const connectPageEvents = (context: PlayerContext, tabs: Tabs) => {
  flushWhenHidden(context, tabs)
  addEventListener('online', context.playback.sendStored)
  toggleOnStorageEvent(context, tabs)
  pauseForVideos(context.playback.pause)
}
