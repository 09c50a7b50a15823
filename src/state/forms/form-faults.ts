import type { FieldReason } from '../../api/field-reasons.ts'
import { type Fault, type Rule, faultOf } from '../../domain/validation.ts'

export type FieldValue = string | boolean | number | null | readonly string[]
export type Rules<Values> = { readonly [Name in keyof Values]?: readonly Rule[] }
export type Faults<Values> = { [Name in keyof Values]?: Fault | null }

export const checkFields = <Values extends object>(
  rules: Rules<Values>,
  values: Values,
  isWanted: (name: keyof Values) => boolean,
): Faults<Values> => {
  const faults: Faults<Values> = {}
  const all: Readonly<Record<string, unknown>> = Object.fromEntries(Object.entries(values))
  for (const name of Object.keys(values) as (keyof Values)[])
    if (isWanted(name)) faults[name] = faultOf(rules[name] ?? [], values[name], all)
  return faults
}

/** What a backend refused stays refused until its value changes; the rules of this page do not know better. */
export const withRefusals = <Values extends object>(
  found: Faults<Values>,
  refused: { faults: Faults<Values>; values: Values },
  values: Values,
): Faults<Values> => {
  const faults = { ...found }
  for (const name of Object.keys(found) as (keyof Values)[])
    if (values[name] === refused.values[name]) faults[name] ??= refused.faults[name] ?? null
  return faults
}

const faultByReason: Readonly<Record<string, Fault>> = {
  required: { key: 'requiredField' },
  email: { key: 'validate.email' },
  regex: { key: 'validate.regex' },
  common: { key: 'validate.common' },
  personal: { key: 'validate.personal' },
  wrong: { key: 'validate.wrong' },
}

/** The backend's reasons for fields of this form; reasons for others cannot be shown here. */
export const faultsOfReasons = <Values extends object>(
  reasons: readonly FieldReason[],
  values: Values,
): Faults<Values> => {
  const faults: Faults<Values> = {}
  for (const name of Object.keys(values) as (keyof Values & string)[]) {
    const found = reasons.find(({ field }) => field === name)
    if (found) faults[name] = faultByReason[found.reason] ?? { key: 'validate.invalid' }
  }
  return faults
}
