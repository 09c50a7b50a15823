import { useEffect, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { personalScopeOf, usePortal } from '../../../state/portal/portal.tsx'
import { useFormats } from '../../../state/words/formats.ts'
import { useTranslation } from '../../../state/words/translation.tsx'
import { useByteSize } from '../../../state/words/use-byte-size.ts'
import { loadDeletionLines } from './deletion-lines.ts'

/** Null until they are known. Counted once: the dialog closes with the page, and with it with its language. */
export const useDeletionLines = (): readonly string[] | null => {
  const portal = usePortal()
  const { t } = useTranslation()
  const { number, date } = useFormats()
  const size = useByteSize()
  const client = useQueryClient()
  const tools = useRef({ t, number, date, size, client, scope: personalScopeOf(portal) })
  const [lines, setLines] = useState<readonly string[] | null>(null)
  useEffect(() => {
    let isWanted = true
    void loadDeletionLines(tools.current).then((loaded) => isWanted && setLines(loaded))
    return () => {
      isWanted = false
    }
  }, [])
  return lines
}
