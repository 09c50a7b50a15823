/** Two Latin letters, as a single O looks like a ring; letters that join in writing stand alone. */
export const initialsOf = (name: string): string => {
  const [first = '', second = ''] = [...new Intl.Segmenter().segment(name.trim())].map(
    ({ segment }) => segment,
  )
  return first.toLocaleUpperCase() + (/\p{Script=Latin}/u.test(second) ? second.toLocaleLowerCase() : '')
}
