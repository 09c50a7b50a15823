import { useSnapshot } from 'valtio'
import { session } from '../../state/session/session.ts'

/** Shows password managers whose password the form is about. */
export const AccountNameField = () => {
  const { user } = useSnapshot(session)
  return (
    <input type="email" name="username" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
  )
}
