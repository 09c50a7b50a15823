import type { GameArtwork } from '../../contract/games.ts'
import { useTranslation } from '../../state/words/translation.tsx'

/** What kind of film it is. */
export const useVideoName = () => {
  const { t } = useTranslation()
  return ({ artworkClass }: GameArtwork) =>
    t(artworkClass === 'VIDEO_TRAILER' ? 'game.trailerName' : 'game.gameplayName')
}
