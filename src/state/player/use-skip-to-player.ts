import { useTranslation } from '../words/translation.tsx'
import { playerId } from './player.ts'

/** The bar stands behind the whole page, also for the keyboard: links lead there at once. */
export const useSkipToPlayer = () => ({ to: playerId, label: useTranslation().t('shell.skipToPlayer') })
