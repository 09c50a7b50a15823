/** A picture of this portal's own image service; nothing else is rendered as an image. */
export const ownPicture = /^\/img\/[\w-]{1,120}\/\d{2,4}x0\.webp$/
