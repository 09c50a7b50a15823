/** Fields of a plan that are derived and never sent. ENTITY-SUBTYPE-12 to 17, AMBIG-116 */
import type { Language } from '../contract/languages.ts'
import type { SubscriptionType } from '../contract/subscriptions.ts'

const cycleNames = { P1D: 'day', P7D: 'week', P1M: 'month', P1Y: 'year' } as const
const trialUnits = { D: 'days', M: 'months', Y: 'years' } as const

export interface DerivedFields {
  billingCycleName: (typeof cycleNames)[keyof typeof cycleNames]
  /** The trial's unit; null where there is no trial. */
  durationName: (typeof trialUnits)[keyof typeof trialUnits] | null
  /** How many of that unit are free. */
  ment_free_duration: number
  sort: number
  ment_best_value: boolean
}

/** SUBS-57: the sort position of a plan that has none. */
const usualSort = 30

type Attributed = Pick<SubscriptionType, 'attributes'>
const attributeOf = ({ attributes }: Attributed, key: string): string | undefined =>
  attributes.find((attribute) => attribute.key === key)?.value

/** Some backends write the start DISPLAY_SERVICE_ before each of these keys. AMBIG-068 */
export const localTextOf = (type: Attributed, key: string, lang: Language): string | undefined =>
  attributeOf(type, key + lang) ?? attributeOf(type, `DISPLAY_SERVICE_${key}${lang}`)

const sortOf = (type: Attributed) => {
  const sort = Number.parseInt(attributeOf(type, 'ment_sort') ?? '', 10)
  return Number.isNaN(sort) ? usualSort : sort
}

/** `P14D` is 14 days. ENTITY-SUBTYPE-17 */
const trialOf = (duration = ''): Pick<DerivedFields, 'durationName' | 'ment_free_duration'> => {
  const [, count = '0', unit] = /^P(\d{1,2})([DMY])$/.exec(duration) ?? []
  const isFree = Number(count) > 0 && (unit === 'D' || unit === 'M' || unit === 'Y')
  return isFree
    ? { durationName: trialUnits[unit], ment_free_duration: Number(count) }
    : { durationName: null, ment_free_duration: 0 }
}

export const derivedOf = (type: SubscriptionType): DerivedFields => ({
  billingCycleName: cycleNames[type.billingCycle],
  ...trialOf(type.maxTrialDuration),
  sort: sortOf(type),
  ment_best_value: attributeOf(type, 'ment_best_value') === 'true',
})
