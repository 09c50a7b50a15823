import type { GameArtwork } from '../../contract/games.ts'
import { useTranslation } from '../../state/words/translation.tsx'

export const useVideoName = () => {
  const { t } = useTranslation()
  return ({ artworkClass }: GameArtwork) =>
    t(artworkClass === 'VIDEO_TRAILER' ? 'game.trailerName' : 'game.gameplayName')
}
