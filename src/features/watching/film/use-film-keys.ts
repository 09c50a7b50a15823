import { useEffect } from 'react'
import { takesKey } from '../../../ui/takes-key.ts'
import { dialogs } from '../../../state/dialogs.ts'
import { type FilmVerbs, type KeyAction, keyAction, step } from './film-verbs.ts'

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
    const doing: Record<KeyAction, () => void> = {
      toggle: verbs.toggle,
      back: () => verbs.seekBy(-step),
      forward: () => verbs.seekBy(step),
      louder: () => verbs.setVolume(volume + 0.1),
      quieter: () => verbs.setVolume(volume - 0.1),
      mute: verbs.mute,
      fullscreen: verbs.fullscreen,
      captions,
    }
    const press = (event: KeyboardEvent) => {
      wake()
      if (isCovered(frame) || event.ctrlKey || event.metaKey || event.altKey) return
      const { key, target } = event
      const action = keyAction({
        key,
        isRtl: document.documentElement.dir === 'rtl',
        isTaken: takesKey(target, key),
        isInside: target instanceof Node && (frame?.contains(target) ?? false),
      })
      if (!action) return
      event.preventDefault()
      doing[action]()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [frame, verbs, volume, captions, wake])
}
