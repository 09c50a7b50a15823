import { avatarsNode, avatarsOf } from '../../../src/domain/avatars.ts'
import { profileRules } from '../../../src/domain/profile-rules.ts'
import { isNewsTopic, isTimeZone, knownInformationOf } from '../../../src/domain/user-information.ts'
import { type Rule, faultOf } from '../../../src/domain/validation.ts'
import type { Tenant } from '../../tenants/tenant.ts'

interface FieldFault {
  field: string
  reason: string
}
type Information = Readonly<Record<string, unknown>>

const reasonByKey: Readonly<Record<string, string>> = {
  requiredField: 'required',
  'validate.email': 'email',
  'validate.max': 'max',
}

const faultIn = (field: string, rules: readonly Rule[], value: string): FieldFault[] => {
  const fault = faultOf(rules, value, {})
  return fault ? [{ field, reason: reasonByKey[fault.key] ?? 'invalid' }] : []
}

/** A value that was stored before stays valid, also where the tenant no longer offers it. */
const isAvatar = (tenant: Tenant, value: unknown, stored: unknown) =>
  value === stored || avatarsOf(tenant.configurations[avatarsNode]).some(({ id }) => id === value)

const isZone = (value: unknown) => typeof value === 'string' && value.length <= 60 && isTimeZone(value)

const isTopicList = (value: unknown) =>
  Array.isArray(value) && value.every(isNewsTopic) && new Set(value).size === value.length

const isAbsent = (value: unknown) => value === undefined || value === null

const informationFaults = (tenant: Tenant, given: Information, stored: Information): FieldFault[] => {
  const { avatar, timeZone, topics } = given
  const fits = {
    avatar: isAbsent(avatar) || isAvatar(tenant, avatar, knownInformationOf(stored).avatar),
    timeZone: isAbsent(timeZone) || isZone(timeZone),
    topics: isAbsent(topics) || isTopicList(topics),
  }
  return Object.entries(fits).flatMap(([field, fit]) => (fit ? [] : [{ field, reason: 'invalid' }]))
}

interface GivenProfile {
  name: string
  lastName: string
  email: string
  userInformation: Information
}
interface StoredProfile {
  email: string | null
  information: Information
}

/** An address that stays is not looked at: accounts of another provider may have none. */
export const profileFaults = (
  tenant: Tenant,
  { name, lastName, email, userInformation }: GivenProfile,
  stored: StoredProfile,
): FieldFault[] => {
  const isEmailNew = email !== (stored.email ?? '')
  const isEmailElsewhere = tenant.identity.issuer !== null
  return [
    ...faultIn('name', profileRules.name, name),
    ...faultIn('lastName', profileRules.lastName, lastName),
    ...(isEmailNew && isEmailElsewhere ? [{ field: 'email', reason: 'elsewhere' }] : []),
    ...(isEmailNew && !isEmailElsewhere ? faultIn('email', profileRules.email, email) : []),
    ...informationFaults(tenant, userInformation, stored.information),
  ]
}
