import { restartPortal, stop } from './portal.mjs'

const preload = new URL('./clock-ahead.mjs', import.meta.url).href

/** Starts again on the same data, minutes later than it is; `env` as at the first start. CLOCK leaves logins where they are. */
export const restartAhead = async (portal, minutes, env = {}) => {
  await stop(portal.child)
  const later = { NODE_OPTIONS: `--import=${preload}?minutes=${minutes}` }
  portal.child = (await restartPortal(portal, { ...env, ...later })).child
}
