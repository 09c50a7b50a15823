import { useTranslation } from '../words/translation.tsx'
import { playerId } from './player.ts'

/** The player bar is the last element of the page, also for the keyboard: skip links lead there directly. */
export const useSkipToPlayer = () => ({ to: playerId, label: useTranslation().t('shell.skipToPlayer') })
