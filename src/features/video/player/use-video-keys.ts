/** Keys of the video, wherever on its page the focus is; off for users who turned single keys off (WCAG 2.1.4). */
import { useEffect } from 'react'
import { takesKey } from '../../../ui/takes-key.ts'
import { dialogs } from '../../../state/dialogs/dialogs.ts'
import { type VideoKey, videoKeyOf, videoStepSeconds } from '../../../domain/video/video-keys.ts'
import { keyboardShortcuts, restoreKeyboardShortcuts } from '../../../state/preferences/keyboard-shortcuts.ts'
import { usePortal } from '../../../state/portal/portal.tsx'
import type { VideoActions } from './video-actions.ts'

const isCovered = (frame: HTMLElement | null) =>
  dialogs.stack.length > 0 && frame?.closest('[role=dialog]') === null

const repeatable: readonly VideoKey[] = ['back', 'forward', 'louder', 'quieter']

interface Keyboard {
  frame: HTMLElement | null
  actions: VideoActions
  volume: number
  captions: () => void
  showControls: () => void
}

export const useVideoKeys = ({ frame, actions, volume, captions, showControls }: Keyboard) => {
  const { name } = usePortal().tenant
  useEffect(() => {
    restoreKeyboardShortcuts(name)
    keyboardShortcuts.hasVideo = true
    return () => void (keyboardShortcuts.hasVideo = false)
  }, [name])
  useEffect(() => {
    const by = (step: number) => {
      actions.holdVolume()
      actions.setVolume(volume + step)
    }
    const handlers: Record<VideoKey, () => void> = {
      toggle: actions.toggle,
      back: () => actions.skip(-videoStepSeconds),
      forward: () => actions.skip(videoStepSeconds),
      louder: () => by(0.1),
      quieter: () => by(-0.1),
      mute: actions.toggleMute,
      fullscreen: actions.fullscreen,
      captions,
    }
    const press = (event: KeyboardEvent) => {
      showControls()
      if (!keyboardShortcuts.isEnabled || isCovered(frame) || event.ctrlKey || event.metaKey || event.altKey)
        return
      const { key, target, repeat } = event
      // The focused element may handle it itself.
      if (takesKey(target, key)) return
      const shortcut = videoKeyOf(key, document.documentElement.dir === 'rtl')
      if (!shortcut) return
      event.preventDefault()
      // While a key is held down only seeking repeats.
      if (!repeat || repeatable.includes(shortcut)) handlers[shortcut]()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [frame, actions, volume, captions, showControls])
}
