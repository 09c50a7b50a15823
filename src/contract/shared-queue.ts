/** The ids that a link carries along; no schemas, so that the page may carry it. */

/** A code that a camera reads holds no more. */
export const maxSharedTracks = 30
export const sharedQueuePattern = new RegExp(
  String.raw`^[\w-]{1,64}(\.[\w-]{1,64}){0,${maxSharedTracks - 1}}$`,
)
