/** A picture of this portal's own service, by the address that the service gives it; nothing else is ever an image. */
export const ownPicture = /^\/img\/[\w-]{1,120}\/\d{2,4}x0\.webp$/
