/** Whether a wanted change takes effect. A tightening needs nothing; whatever shows a child more needs the password. */
import type { CallParsed } from '../../../src/contract/define.ts'
import type { putParentalControl } from '../../../src/contract/parental.ts'
import { ceilingUnder } from '../entitlement/ceiling.ts'
import type { ControlState } from './parental.repository.ts'

export type WantedControl = CallParsed<typeof putParentalControl>['body']

interface ChangeContext {
  /** When it was made, which is earlier than now for a change that waited for a connection. */
  made: Date
  isUnlocked: boolean
  tenantMaxRating: number | null
}
export type Decision = 'apply' | 'superseded' | 'verify' | 'password-missing'

type Stored = Pick<ControlState, 'control' | 'hash' | 'version' | 'loosenedVersion' | 'loosenedAt'>

export const isLoosening = (
  before: Pick<WantedControl, 'isActive'> & { maxRating: number | null },
  after: Pick<WantedControl, 'isActive' | 'maxRating'>,
  tenantMaxRating: number | null,
): boolean => {
  const isHigher = ceilingUnder(after, tenantMaxRating) > ceilingUnder(before, tenantMaxRating)
  return (before.isActive && !after.isActive) || isHigher
}

/** A device whose clock is wrong still tightens, as long as it has seen the loosening. */
const isBeforeLoosening = ({ loosenedAt, loosenedVersion }: Stored, { seen }: WantedControl, made: Date) =>
  loosenedAt !== null && made < loosenedAt && (seen === undefined || seen < loosenedVersion)

export const decideChange = (stored: Stored, wanted: WantedControl, context: ChangeContext): Decision => {
  const { control, hash, version } = stored
  const isProtected = control.isActive || hash !== null
  const loosens = isLoosening(control, wanted, context.tenantMaxRating)
  // Meant as a tightening of a ceiling that has since become lower.
  if (loosens && wanted.seen !== undefined && wanted.seen < version) return 'superseded'
  if (!loosens && isBeforeLoosening(stored, wanted, context.made)) return 'superseded'
  if (!isProtected && wanted.isActive && wanted.password === undefined) return 'password-missing'
  const needsPassword = isProtected && (loosens || wanted.password !== undefined)
  return needsPassword && !context.isUnlocked ? 'verify' : 'apply'
}
