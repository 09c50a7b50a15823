import { openDialog } from './dialogs.ts'
import { showSnack } from '../notifications/snackbar.ts'
import type { TextKey } from '../words/text-key.ts'

export const askToSignIn = (key: TextKey) =>
  showSnack(key, { action: { key: 'login.signIn', run: () => void openDialog('login', {}) } })
