import { playerTime } from '../../state/player/player.ts'
import type { Engine } from './audio/engine-types.ts'
import { showMediaPosition } from './media-session.ts'

export const showEnginePosition = (engine: Engine) =>
  showMediaPosition(engine.position(), playerTime.duration, engine.rate())
