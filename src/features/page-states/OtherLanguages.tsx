/** This very page, as it is kept in another language. */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Language } from '../../contract/languages.ts'
import { opensOtherwise } from '../../state/availability/available-offline.ts'
import { usePlace } from '../../state/navigation/current-location.tsx'
import { scopeOf, usePortal } from '../../state/portal/portal.tsx'
import { useAllWords, useTranslation } from '../../state/words/translation.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { InLanguage } from './LinkLanguage.tsx'
import { languageName } from './language-name.ts'

/** `onFound` is told whether there is one. */
export const OpenOtherwise = ({ onFound }: { onFound: (isFound: boolean) => void }) => {
  const { t } = useTranslation()
  const { tenant, lang, maxRating } = scopeOf(usePortal())
  const { path, search } = usePlace()
  const client = useQueryClient()
  const [other, setOther] = useState<Language | null>(null)
  useEffect(() => {
    let isGone = false
    opensOtherwise(client, { tenant, lang, maxRating }, path).then(
      (found) => {
        if (!isGone) setOther(found)
      },
      (problem: unknown) => console.info('what is kept in other languages could not be read', problem),
    )
    return () => {
      isGone = true
    }
  }, [client, tenant, lang, maxRating, path])
  const isWorded = useAllWords()
  const isFound = isWorded && other !== null && other !== lang
  useEffect(() => onFound(isFound), [isFound, onFound])
  if (!isFound) return null
  return (
    <InLanguage lang={other}>
      <ButtonLink look="primary" to={search ? `${path}?${search}` : path} hrefLang={other}>
        {t('keep.openIn', { language: languageName(other, lang) })}
      </ButtonLink>
    </InLanguage>
  )
}
