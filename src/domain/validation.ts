/** Validation rules of form fields. A rule says whether a value passes, and which words describe the fault. */
type Values = Readonly<Record<string, unknown>>

const fallback = 'validate.invalid'
type FaultKey =
  | 'requiredField'
  | 'validate.max'
  | 'validate.min'
  | 'validate.email'
  | 'validate.accepted'
  | 'validate.confirmed'
  | 'validate.length'
  | 'validate.regex'
  | 'validate.common'
  | 'validate.personal'
  | 'validate.wrong'
  | 'parental.wrong'
  | 'parental.locked'
  | 'parental.codeWrong'
  | 'parental.codeDead'
  | typeof fallback

export interface Fault {
  key: FaultKey
  count?: number
}
export interface Rule {
  passes(value: unknown, all: Values): boolean
  /** Left out, the words of every fault apply. */
  fault?: Fault
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
/** As people count them: an emoji of two code units is one. */
const lengthOf = (value: unknown) => [...textOf(value)].length

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === false ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'string' && value.trim() === '')

export const required: Rule = { passes: (value) => !isEmpty(value), fault: { key: 'requiredField' } }
/** A box that stands for a consent: there is nothing to fill in. */
export const accepted: Rule = { passes: (value) => value === true, fault: { key: 'validate.accepted' } }
/** Only while the other field is filled in, or ticked. */
export const requiredWith = (other: string): Rule => ({
  passes: (value, all) => !required.passes(all[other], all) || required.passes(value, all),
  fault: { key: 'requiredField' },
})

export const email: Rule = {
  passes: (value) => /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/u.test(textOf(value).trim()),
  fault: { key: 'validate.email' },
}
export const confirmed = (target: string): Rule => ({
  passes: (value, all) => value === all[target],
  fault: { key: 'validate.confirmed' },
})
export const length = (count: number): Rule => ({
  passes: (value) => lengthOf(value) === count,
  fault: { key: 'validate.length', count },
})
export const max = (count: number): Rule => ({
  passes: (value) => lengthOf(value) <= count,
  fault: { key: 'validate.max', count },
})
export const min = (count: number): Rule => ({
  passes: (value) => lengthOf(value) >= count,
  fault: { key: 'validate.min', count },
})
export const regex = (pattern: RegExp): Rule => ({
  // `search` starts at the beginning whatever the pattern's flags.
  passes: (value) => textOf(value).search(pattern) >= 0,
  fault: { key: 'validate.regex' },
})

export const faultOf = (rules: readonly Rule[], value: unknown, all: Values): Fault | null => {
  const broken = rules.find((rule) => !rule.passes(value, all))
  return broken ? (broken.fault ?? { key: fallback }) : null
}
