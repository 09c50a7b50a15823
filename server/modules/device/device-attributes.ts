/**
 * The device as its user agent describes it. Only a guess: an iPad calls itself a Macintosh, and counts as a desktop.
 */
import type { Device } from '../../../src/contract/shell.ts'

type Attributes = Device['deviceAttributes']

/** In this order: Android also contains Linux, and an iPhone says "like Mac OS X". */
const systems: readonly (readonly [RegExp, string])[] = [
  [/Android/i, 'ANDROID'],
  [/iPhone|iPod|iPad/, 'IOS'],
  [/KAIOS/i, 'KAIOS'],
  [/Windows/i, 'WINDOWS'],
  [/CrOS/, 'CHROMEOS'],
  [/Macintosh|Mac OS X/, 'MACOS'],
  [/Linux|X11/, 'LINUX'],
]

const isTablet = (agent: string) =>
  /iPad|Tablet|Silk\//.test(agent) || (/Android/i.test(agent) && !/Mobile/.test(agent))
const isPhone = (agent: string) => /iPhone|iPod|Mobile|Opera Mini|KAIOS|MIDP/i.test(agent)
/** Phones whose browser renders on a server or runs no current scripts. */
const isOldPhone = (agent: string) => /Opera Mini|MIDP|KAIOS|UCWEB|Series40|BlackBerry/i.test(agent)

export const attributesOf = (agent: string): Attributes => {
  const known = agent.slice(0, 1000)
  const tablet = isTablet(known)
  const phone = !tablet && isPhone(known)
  return {
    desktop: !tablet && !phone,
    tablet,
    modernPhone: phone && !isOldPhone(known),
    operatingSystem: systems.find(([pattern]) => pattern.test(known))?.[1] ?? 'unknown',
  }
}
