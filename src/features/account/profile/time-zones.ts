/** The zone of the device is the default, so that a journey changes nothing that a person must change back. */
export const deviceZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

export const labelOfZone = (zone: string) => zone.replaceAll('_', ' ').replaceAll('/', ' / ')

/** A zone that was stored elsewhere may have a name that this browser does not list. */
export const timeZones = (stored: string | null): string[] => [
  ...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', ...(stored === null ? [] : [stored])]),
]
