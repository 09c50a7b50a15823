/**
 * Assembles the player: the queue (pure), one playback, the commands over both, and slots for what loads
 * late. It is outside React, so that no page that fails or changes stops the sound.
 */
import { showSnack } from '../../state/notifications/snackbar.ts'
import { type PlayerActions, player } from '../../state/player/player.ts'
import { readSavedVolume } from '../../state/player/use-volume.ts'
import { followCeiling } from './follow-ceiling.ts'
import { followUser } from './follow-user.ts'
import { createLocalActions } from './local-actions.ts'
import { openPurchase } from './open-purchase.ts'
import { createPlayReports } from './play-reports.ts'
import { createPlayback } from './playback.ts'
import { createPlayerActions } from './player-actions.ts'
import type { PlayerContext, PlayerControllerOptions, PlayerCore } from './player-context.ts'
import { createPlayerSlots } from './player-slots.ts'
import { createQueueController } from './queue/queue-controller.ts'

/** One promise for all callers, who continue in their order. A failed load is repeated by the next call. */
const loadOnce = <T>(load: () => Promise<T>) => {
  let loading: Promise<T> | null = null
  return () =>
    (loading ??= load().catch((problem: unknown) => {
      loading = null
      throw problem
    }))
}

/** `context` is a function because its parts call one another: it is complete only after this. */
const createPlayerCore = (
  { tenant, ownedOnly, client, scope }: PlayerControllerOptions,
  context: () => PlayerContext,
): PlayerCore & { loadDeferredParts: () => Promise<void> } => {
  const slots = createPlayerSlots()
  const fillSlots = loadOnce(async () => {
    const { connectIntegrations } = await import('./integrations.ts')
    connectIntegrations(context())
  })
  const loadDeferredParts = () =>
    fillSlots().catch((problem: unknown) => console.warn('parts of the player could not be loaded', problem))
  const playback = createPlayback({
    tenant,
    slots,
    loadDeferredParts,
    onEnded: (answer) => {
      if (slots.afterEnd) slots.afterEnd(answer)
      else void loadDeferredParts().then(() => slots.afterEnd?.(answer))
    },
    openPurchase: (purchase) => openPurchase(context(), purchase),
    onUnplayable: () => {
      context().local.closeSilently()
      showSnack('player.notPlayable')
    },
    onPositionChanged: () => queueController.save(),
  })
  const queueController = createQueueController(tenant, playback.position)
  const loadQueueCommands = loadOnce(async () =>
    (await import('./queue-actions.ts')).createQueueCommands(context()),
  )
  const reports = createPlayReports(slots, loadDeferredParts)
  return {
    tenant,
    ownedOnly,
    client,
    scope,
    slots,
    playback,
    queueController,
    reports,
    loadQueueCommands,
    loadDeferredParts,
  }
}

export const createPlayerController = async (options: PlayerControllerOptions): Promise<PlayerActions> => {
  const core = createPlayerCore(options, () => context)
  const local = createLocalActions(core)
  const actions = createPlayerActions(core, local, options.sessionKnown)
  const context: PlayerContext = { ...core, local, actions }
  await options.sessionKnown()
  player.volume = readSavedVolume(options.tenant)
  followCeiling(context)
  await followUser(context)
  // Not awaited: the first sound needs none of it.
  void core.loadDeferredParts()
  core.playback.sendStored()
  return actions
}
