import { openDialog } from './dialogs.ts'
import type { LoginReason } from './dialog-types.ts'
import { showSnack } from '../notifications/snackbar.ts'
import type { TextKey } from '../words/text-key.ts'

export const askToSignIn = (key: TextKey, reason: LoginReason) =>
  showSnack(key, { action: { key: 'login.signIn', run: () => void openDialog('loginOrSignUp', { reason }) } })
