/** What is on its way to a device, with what was asked for together with it. */
import type { KeptSound } from '../../contract/download-records.ts'

const nameOf = ({ source: { kind, id } }: KeptSound) => `${kind}:${id}`

export const comingOf = (sounds: readonly KeptSound[]): KeptSound[] => {
  const names = new Set(sounds.filter(({ state }) => state === 'waiting').map(nameOf))
  return sounds.filter((sound) => names.has(nameOf(sound)))
}
