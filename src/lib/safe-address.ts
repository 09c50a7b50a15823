/** Browsers drop these before they read a scheme: `java\nscript:` is one. */
const dropped = /[\t\n\r]/g
const surroundingSpace = /^[\p{Cc} ]+|[\p{Cc} ]+$/gu
const control = /\p{Cc}/u

const outside = /^(?:https?:\/\/[^/\\]|mailto:[^/]|tel:[^/])/i
/** `//host` and `/\host` name another site. */
const inside = /^\/(?![/\\])/

const longest = 500

/** The address as it is parsed, or null for one that runs, embeds, or leads elsewhere than it says. */
export const safeAddress = (given: string): string | null => {
  const address = given.replace(dropped, '').replace(surroundingSpace, '')
  if (address.length > longest || control.test(address)) return null
  return outside.test(address) || inside.test(address) ? address : null
}
