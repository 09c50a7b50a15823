/** Constants of episodes and chapters; no schemas, so that the page can load them early. */
const collectionKinds = ['podcast', 'audiobook'] as const
export type CollectionKind = (typeof collectionKinds)[number]

export const partOrders = ['asc', 'desc'] as const
export type PartOrder = (typeof partOrders)[number]

/** PLAYER-36 */
export const partsAtOnce = 10
