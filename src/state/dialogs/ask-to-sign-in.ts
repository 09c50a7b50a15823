/** Says what somebody has to be signed in for, with the way there beside it; it leads back to this place. */
import { openDialog } from './dialogs.ts'
import { showSnack } from '../notifications/snackbar.ts'
import type { TextKey } from '../words/text-key.ts'

export const askToSignIn = (key: TextKey) =>
  showSnack(key, { action: { key: 'login.signIn', run: () => void openDialog('login', {}) } })
