/** What can be done about a state; nothing about what is kept already. */
import { IconPlayerPauseFilled, IconPlayerPlayFilled, IconRefresh } from '@tabler/icons-react'
import type { KeptSound } from '../../contract/download-records.ts'
import { keepProgressOf } from '../../domain/downloads/download-rules.ts'
import { complainOfKeep, pauseSounds, resumeSounds } from '../../state/downloads/download-actions.ts'

const verbs = {
  waiting: { word: 'pause', act: pauseSounds, Icon: IconPlayerPauseFilled },
  paused: { word: 'goOn', act: resumeSounds, Icon: IconPlayerPlayFilled },
  lost: { word: 'restore', act: resumeSounds, Icon: IconRefresh },
  refused: { word: 'again', act: resumeSounds, Icon: IconRefresh },
} as const

export const verbFor = (sounds: readonly KeptSound[]) => {
  const { state } = keepProgressOf(sounds)
  if (state === 'none' || state === 'kept') return null
  const { word, act, Icon } = verbs[state]
  const ids = sounds.filter((one) => one.state === state).map(({ track }) => track.id)
  // Of what is stopped or on its way one sees how far it got.
  const isGoing = state === 'waiting' || state === 'paused'
  return { word, Icon, isGoing, run: () => void act(ids).catch(complainOfKeep) }
}
