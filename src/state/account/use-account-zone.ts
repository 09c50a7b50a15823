import { useSnapshot } from 'valtio'
import { isTimeZone, knownInformationOf } from '../../domain/user-information.ts'
import { session } from '../session/session.ts'

/** The zone that the account names; undefined is the device's own, also where this browser does not know that zone. */
export const useAccountZone = (): string | undefined => {
  const { timeZone } = knownInformationOf(useSnapshot(session).user?.userInformation ?? {})
  return timeZone !== null && isTimeZone(timeZone) ? timeZone : undefined
}
