/** A QR code that cameras can read holds no more. */
export const maxSharedTracks = 30
export const sharedQueuePattern = new RegExp(
  String.raw`^[\w-]{1,64}(\.[\w-]{1,64}){0,${maxSharedTracks - 1}}$`,
)
