/** A name from outside finds what a record has itself, never what every object has, such as `constructor`. */
export const ownValue = <T>(
  record: Readonly<Record<string, T>> | undefined,
  name: string | undefined,
): T | undefined =>
  record !== undefined && name !== undefined && Object.hasOwn(record, name) ? record[name] : undefined
