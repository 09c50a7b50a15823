import { skipTo } from '../../domain/player/skips.ts'
import { callPlayer, playerTime } from '../../state/player/player.ts'

export const skipBy = (seconds: number) => {
  const { position, duration } = playerTime
  void callPlayer((actions) => actions.seek(skipTo(position, seconds, duration)))
}
