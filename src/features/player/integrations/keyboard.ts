/** Keys that control playback from any page: never while typing, nor where the focused element handles the key. */
import { type PlayerKey, isGlobalKey, playerKeyOf, stepOf } from '../../../domain/player/player-keys.ts'
import { playbackTraitsOf } from '../../../domain/player/playback-traits.ts'
import { takesKey } from '../../../ui/takes-key.ts'
import { closeDialog, dialogs, hasDialog, openDialog } from '../../../state/dialogs/dialogs.ts'
import { keyboardShortcuts, restoreKeyboardShortcuts } from '../../../state/preferences/keyboard-shortcuts.ts'
import { currentTrack } from '../../../state/player/current-track.ts'
import { player, callPlayer } from '../../../state/player/player.ts'
import { toggleQueueByKey } from '../../../state/queue/queue-panel.ts'
import { focusSearch } from '../../../state/search/focus-search.ts'
import { toggleMute } from '../../../state/player/use-volume.ts'
import { skipBy } from '../skip-by.ts'

const toggleDialog = (name: 'player' | 'keys') => {
  if (hasDialog(name)) closeDialog(name)
  else void openDialog(name, {})
}
const runShortcut = (shortcut: PlayerKey, tenant: string) => {
  const step = stepOf(shortcut, playbackTraitsOf(currentTrack(player)).skips)
  if (step !== null) return skipBy(step)
  if (shortcut === 'mute') return toggleMute(tenant)
  if (shortcut === 'queue') return toggleQueueByKey()
  if (shortcut === 'full') return toggleDialog('player')
  if (shortcut === 'help') return toggleDialog('keys')
  if (shortcut === 'search') return focusSearch()
  if (shortcut === 'toggle' || shortcut === 'next' || shortcut === 'previous')
    void callPlayer((actions) => actions[shortcut]())
}

/** The player's keys work in its and the queue's dialogs; in any other only the one that closes the help. */
const isBehindDialog = (shortcut: PlayerKey) => {
  const top = dialogs.stack.at(-1)?.name
  if (shortcut === 'search') return top !== undefined
  return top !== undefined && top !== 'player' && top !== 'queue' && !(top === 'keys' && shortcut === 'help')
}
/** The arrows move the position by the same seconds wherever they are pressed; a range would move it by one. */
const isHandledByTarget = (target: EventTarget | null, key: string) =>
  takesKey(target, key) && !(target instanceof Element && target.matches('[data-seeks]'))
/** While a key is held down only seeking repeats. */
const mayRepeat = (shortcut: PlayerKey) => stepOf(shortcut, false) !== null

const createKeyHandler = (tenant: string) => (event: KeyboardEvent) => {
  const { key, target, repeat } = event
  if (
    !keyboardShortcuts.isEnabled ||
    event.defaultPrevented ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey
  )
    return
  const shortcut = playerKeyOf(key, document.documentElement.dir === 'rtl')
  if (!shortcut || isHandledByTarget(target, key) || isBehindDialog(shortcut)) return
  // A page about a video has shortcuts of its own, and the same ones for search and help.
  if (!isGlobalKey(shortcut) && (!currentTrack(player) || keyboardShortcuts.hasVideo)) return
  event.preventDefault()
  if (!repeat || mayRepeat(shortcut)) runShortcut(shortcut, tenant)
}

export const listenToKeyboard = (tenant: string) => {
  restoreKeyboardShortcuts(tenant)
  addEventListener('keydown', createKeyHandler(tenant))
}
