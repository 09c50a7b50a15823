/** Which addresses a text from outside may lead to: the web, mail, telephone, and paths of the portal itself. */

/** Browsers drop these before they read a scheme: `java\nscript:` is one. */
const dropped = /[\t\n\r]/g
const around = /^[\p{Cc} ]+|[\p{Cc} ]+$/gu
const control = /\p{Cc}/u

const outside = /^(?:https?:\/\/[^/\\]|mailto:[^/]|tel:[^/])/i
/** `//host` and `/\host` name another site. */
const inside = /^\/(?![/\\])/

const longest = 500

/** The address as it is read, or null for one that runs, embeds, or leads somewhere else than it says. */
export const safeAddress = (given: string): string | null => {
  const address = given.replace(dropped, '').replace(around, '')
  if (address.length > longest || control.test(address)) return null
  return outside.test(address) || inside.test(address) ? address : null
}
