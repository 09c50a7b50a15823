/** Whether a reload would take something away: what sounds, a film that runs, a text that is read aloud, unsent words. */
import { isSounding } from '../../state/player/player.ts'
import { hasDirtyForm } from './dirty-forms.ts'

const isFilmRunning = () => [...document.querySelectorAll('video')].some(({ paused }) => !paused)
const isReadingAloud = () => 'speechSynthesis' in globalThis && speechSynthesis.speaking

export const isInUse = (): boolean => isSounding() || isFilmRunning() || isReadingAloud() || hasDirtyForm()
