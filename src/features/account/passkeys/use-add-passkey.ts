import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { wordsOfError } from '../../../api/error-words.ts'
import { fetchCreationOptions, passkeysQuery, storePasskey } from '../../../api/passkeys.ts'
import { showSnack } from '../../../state/notifications/snackbar.ts'
import { personalScopeOf, usePortal } from '../../../state/portal/portal.tsx'
import type { TextKey } from '../../../state/words/text-key.ts'

const loadMaker = () => import('./make-passkey.ts')

const addPasskey = async (): Promise<TextKey | readonly TextKey[] | null> => {
  const { makePasskey } = await loadMaker()
  const made = await makePasskey(await fetchCreationOptions())
  if (made.kind !== 'made') return `passkeys.${made.kind}`
  const { refused } = await storePasskey(made.credential)
  return refused ? 'error.passkeyRefused' : null
}

interface AddPasskey {
  add: () => void
  isAdding: boolean
  failure: TextKey | readonly TextKey[] | null
}

export const useAddPasskey = (): AddPasskey => {
  const client = useQueryClient()
  const scope = personalScopeOf(usePortal())
  const [isAdding, setAdding] = useState(false)
  const [failure, setFailure] = useState<AddPasskey['failure']>(null)
  useEffect(() => {
    loadMaker().catch((problem: unknown) => console.info('passkeys load with the press', problem))
  }, [])
  const attempt = async () => {
    setAdding(true)
    setFailure(null)
    try {
      const failed = await addPasskey()
      if (failed) return setFailure(failed)
      await client.invalidateQueries(passkeysQuery(scope))
      showSnack('passkeys.done')
    } catch (error) {
      setFailure(wordsOfError(error))
    } finally {
      setAdding(false)
    }
  }
  return { add: () => void (isAdding || attempt()), isAdding, failure }
}
