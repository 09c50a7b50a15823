import { isPlayingOrLoading } from '../../state/player/player.ts'
import { hasDirtyForm } from './dirty-forms.ts'

const isVideoPlaying = () => [...document.querySelectorAll('video')].some(({ paused }) => !paused)
const isReadingAloud = () => 'speechSynthesis' in globalThis && speechSynthesis.speaking

export const isInUse = (): boolean =>
  isPlayingOrLoading() || isVideoPlaying() || isReadingAloud() || hasDirtyForm()
