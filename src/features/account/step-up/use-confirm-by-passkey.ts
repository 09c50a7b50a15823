import { useEffect, useState } from 'react'
import { BackendError } from '../../../api/backend-error.ts'
import { wordsOfError } from '../../../api/error-words.ts'
import { fetchConfirmOptions, sendConfirmation } from '../../../api/passkeys.ts'
import type { TextKey } from '../../../state/words/text-key.ts'

type Failure = TextKey | readonly TextKey[]
const loadSigner = () => import('./sign-with-passkey.ts')

/** Null when the login is confirmed, else what to say. */
const confirmByPasskey = async (): Promise<TextKey | null> => {
  const { signWithPasskey } = await loadSigner()
  const signed = await signWithPasskey(await fetchConfirmOptions())
  if (!signed) return 'security.confirm.notUsed'
  const { refused } = await sendConfirmation(signed)
  return refused ? 'security.confirm.refused' : null
}

/** Removed in another tab meanwhile. */
const isRemoved = (error: unknown) => error instanceof BackendError && error.isGone

export const useConfirmByPasskey = (onConfirmed: () => void) => {
  const [isAsking, setAsking] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  useEffect(() => {
    loadSigner().catch((problem: unknown) => console.info('passkeys load with the press', problem))
  }, [])
  const attempt = async () => {
    setAsking(true)
    setFailure(null)
    try {
      const failed = await confirmByPasskey()
      if (failed) setFailure(failed)
      else onConfirmed()
    } catch (error) {
      setFailure(isRemoved(error) ? 'security.confirm.refused' : wordsOfError(error))
    } finally {
      setAsking(false)
    }
  }
  return { confirm: () => void (isAsking || attempt()), isAsking, failure }
}
