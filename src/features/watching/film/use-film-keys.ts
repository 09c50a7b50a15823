import { useEffect } from 'react'
import { takesKey } from '../../../ui/takes-key.ts'
import { dialogs } from '../../../state/dialogs.ts'
import { type FilmKey, filmKeyOf, filmStep } from '../../../domain/playing/film-keys.ts'
import { keyChoice } from '../../../state/key-choice.ts'
import type { FilmVerbs } from './film-verbs.ts'

/** A dialog is open, and the film is not in it. */
const isCovered = (frame: HTMLElement | null) =>
  dialogs.stack.length > 0 && frame?.closest('[role=dialog]') === null

interface Keyboard {
  frame: HTMLElement | null
  verbs: FilmVerbs
  volume: number
  captions: () => void
  /** Somebody is here: the controls show themselves. */
  wake: () => void
}

export const useFilmKeys = ({ frame, verbs, volume, captions, wake }: Keyboard) => {
  useEffect(() => {
    keyChoice.hasFilm = true
    return () => void (keyChoice.hasFilm = false)
  }, [])
  useEffect(() => {
    const doing: Record<FilmKey, () => void> = {
      toggle: verbs.toggle,
      back: () => verbs.skip(-filmStep),
      forward: () => verbs.skip(filmStep),
      louder: () => verbs.setVolume(volume + 0.1),
      quieter: () => verbs.setVolume(volume - 0.1),
      mute: verbs.toggleMute,
      fullscreen: verbs.fullscreen,
      captions,
    }
    const press = (event: KeyboardEvent) => {
      wake()
      if (isCovered(frame) || event.ctrlKey || event.metaKey || event.altKey) return
      const { key, target } = event
      // What has the focus may answer it by itself.
      if (takesKey(target, key)) return
      const isInside = target instanceof Node && (frame?.contains(target) ?? false)
      const does = filmKeyOf(key, document.documentElement.dir === 'rtl', isInside)
      if (!does) return
      event.preventDefault()
      doing[does]()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [frame, verbs, volume, captions, wake])
}
