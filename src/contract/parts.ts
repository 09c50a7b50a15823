/** Constants of episodes and chapters; no schemas, so that the page may carry them. */
const collectionKinds = ['podcast', 'audiobook'] as const
export type CollectionKind = (typeof collectionKinds)[number]

/** By number: up from the first, or down from the newest. */
export const partOrders = ['asc', 'desc'] as const
export type PartOrder = (typeof partOrders)[number]

/** PLAYER-36 */
export const partsAtOnce = 10
