/** What the section 'Your data' shows and does. */
import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import {
  askForDataExport,
  dataExportQuery,
  fetchDataExport,
  isMissingCall,
} from '../../../api/account-data.ts'
import { isStepUpRefused } from '../../../api/backend-error.ts'
import { wordsOfError } from '../../../api/error-words.ts'
import { personalScopeOf, usePortal } from '../../../state/portal/portal.tsx'
import type { TextKey } from '../../../state/words/text-key.ts'

/** How long a browser may take to begin the download, in ms. */
const readMs = 60_000

/** Into the browser's download folder. */
const saveFile = (name: string, content: string, type: string) => {
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), readMs)
}

const fileNameOf = (tenant: string) => `${tenant}-${new Date().toISOString().slice(0, 10)}.json`

export const useDataExport = () => {
  const portal = usePortal()
  const { data, error, refetch } = useQuery(dataExportQuery(personalScopeOf(portal)))
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<readonly TextKey[] | null>(null)

  const run = (act: () => Promise<void>) => async () => {
    setBusy(true)
    setFailure(null)
    try {
      await act()
    } catch (problem) {
      if (!isStepUpRefused(problem)) setFailure(wordsOfError(problem))
    } finally {
      setBusy(false)
    }
  }
  return {
    status: data ?? null,
    isMissing: isMissingCall(error),
    hasFailed: error !== null && data === undefined,
    isBusy,
    failure,
    ask: run(async () => {
      await askForDataExport(portal.lang)
      // Also where it was too soon: another tab may have asked.
      await refetch()
    }),
    download: run(async () => {
      const content = JSON.stringify(await fetchDataExport(), null, 2)
      saveFile(fileNameOf(portal.tenant.name), content, 'application/json')
    }),
  }
}
