/** Keys of the film, wherever on its page the focus is; whoever turned single keys off has none (WCAG 2.1.4). */
import { useEffect } from 'react'
import { takesKey } from '../../../ui/takes-key.ts'
import { dialogs } from '../../../state/dialogs/dialogs.ts'
import { type FilmKey, filmKeyOf, filmStep } from '../../../domain/video/video-keys.ts'
import { keyChoice, readKeyChoice } from '../../../state/preferences/keyboard-shortcuts.ts'
import { usePortal } from '../../../state/portal/portal.tsx'
import type { FilmVerbs } from './video-actions.ts'

/** A dialog is open, and the film is not in it. */
const isCovered = (frame: HTMLElement | null) =>
  dialogs.stack.length > 0 && frame?.closest('[role=dialog]') === null

const moving: readonly FilmKey[] = ['back', 'forward', 'louder', 'quieter']

interface Keyboard {
  frame: HTMLElement | null
  verbs: FilmVerbs
  /** As it is heard. */
  volume: number
  captions: () => void
  /** Somebody is here: the controls show themselves. */
  wake: () => void
}

export const useFilmKeys = ({ frame, verbs, volume, captions, wake }: Keyboard) => {
  const { name } = usePortal().tenant
  useEffect(() => {
    readKeyChoice(name)
    keyChoice.hasFilm = true
    return () => void (keyChoice.hasFilm = false)
  }, [name])
  useEffect(() => {
    const by = (step: number) => {
      verbs.holdVolume()
      verbs.setVolume(volume + step)
    }
    const doing: Record<FilmKey, () => void> = {
      toggle: verbs.toggle,
      back: () => verbs.skip(-filmStep),
      forward: () => verbs.skip(filmStep),
      louder: () => by(0.1),
      quieter: () => by(-0.1),
      mute: verbs.toggleMute,
      fullscreen: verbs.fullscreen,
      captions,
    }
    const press = (event: KeyboardEvent) => {
      wake()
      if (!keyChoice.isOn || isCovered(frame) || event.ctrlKey || event.metaKey || event.altKey) return
      const { key, target, repeat } = event
      // What has the focus may answer it by itself.
      if (takesKey(target, key)) return
      const does = filmKeyOf(key, document.documentElement.dir === 'rtl')
      if (!does) return
      event.preventDefault()
      // Held down, only what moves goes on.
      if (!repeat || moving.includes(does)) doing[does]()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [frame, verbs, volume, captions, wake])
}
