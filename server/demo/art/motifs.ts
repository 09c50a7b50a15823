/** The trade of a partner or a kind of person, which no id says: `{item}--{motif}`. */
const name = /^([A-Za-z0-9_]+)--([a-z]+)$/

export const motifName = (item: string, motif: string) => `${item}--${motif}`

export const motifOf = (picture: string): { item: string; motif: string | undefined } => {
  const [, item = picture, motif] = name.exec(picture) ?? []
  return { item, motif }
}

export const isMotif = <Things extends object>(motifs: Things, motif: PropertyKey): motif is keyof Things =>
  Object.hasOwn(motifs, motif)
