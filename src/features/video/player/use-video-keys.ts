/** Keys of the video, wherever on its page the focus is; off for users who turned single keys off (WCAG 2.1.4). */
import { useEffect } from 'react'
import { takesKey } from '../../../ui/takes-key.ts'
import { dialogs } from '../../../state/dialogs/dialogs.ts'
import { type VideoKey, videoKeyOf, videoStepSeconds } from '../../../domain/video/video-keys.ts'
import { keyboardShortcuts, restoreKeyboardShortcuts } from '../../../state/preferences/keyboard-shortcuts.ts'
import { usePortal } from '../../../state/portal/portal.tsx'
import type { VideoActions } from './video-actions.ts'

/** A dialog is open, and the video is not in it. */
const isCovered = (frame: HTMLElement | null) =>
  dialogs.stack.length > 0 && frame?.closest('[role=dialog]') === null

const moving: readonly VideoKey[] = ['back', 'forward', 'louder', 'quieter']

interface Keyboard {
  frame: HTMLElement | null
  verbs: VideoActions
  /** 0 while muted. */
  volume: number
  captions: () => void
  /** Shows the controls. */
  wake: () => void
}

export const useVideoKeys = ({ frame, verbs, volume, captions, wake }: Keyboard) => {
  const { name } = usePortal().tenant
  useEffect(() => {
    restoreKeyboardShortcuts(name)
    keyboardShortcuts.hasVideo = true
    return () => void (keyboardShortcuts.hasVideo = false)
  }, [name])
  useEffect(() => {
    const by = (step: number) => {
      verbs.holdVolume()
      verbs.setVolume(volume + step)
    }
    const doing: Record<VideoKey, () => void> = {
      toggle: verbs.toggle,
      back: () => verbs.skip(-videoStepSeconds),
      forward: () => verbs.skip(videoStepSeconds),
      louder: () => by(0.1),
      quieter: () => by(-0.1),
      mute: verbs.toggleMute,
      fullscreen: verbs.fullscreen,
      captions,
    }
    const press = (event: KeyboardEvent) => {
      wake()
      if (!keyboardShortcuts.isEnabled || isCovered(frame) || event.ctrlKey || event.metaKey || event.altKey)
        return
      const { key, target, repeat } = event
      // The focused element may handle it itself.
      if (takesKey(target, key)) return
      const does = videoKeyOf(key, document.documentElement.dir === 'rtl')
      if (!does) return
      event.preventDefault()
      // While a key is held down only seeking repeats.
      if (!repeat || moving.includes(does)) doing[does]()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [frame, verbs, volume, captions, wake])
}
