/** This page in another language that is stored here. */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Language } from '../../contract/languages.ts'
import { otherAvailableLanguage } from '../../state/availability/available-offline.ts'
import { useCurrentLocation } from '../../state/navigation/current-location.tsx'
import { scopeOf, usePortal } from '../../state/portal/portal.tsx'
import { useAllWordsLoaded, useTranslation } from '../../state/words/translation.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { LinkLanguage } from './LinkLanguage.tsx'
import { languageName } from './language-name.ts'

/** `onFound` gets whether there is one. */
export const OtherLanguages = ({ onFound }: { onFound: (isFound: boolean) => void }) => {
  const { t } = useTranslation()
  const { tenant, lang, maxRating } = scopeOf(usePortal())
  const { path, search } = useCurrentLocation()
  const client = useQueryClient()
  const [other, setOther] = useState<Language | null>(null)
  useEffect(() => {
    let isGone = false
    otherAvailableLanguage(client, { tenant, lang, maxRating }, path).then(
      (found) => {
        if (!isGone) setOther(found)
      },
      (problem: unknown) => console.info('what is kept in other languages could not be read', problem),
    )
    return () => {
      isGone = true
    }
  }, [client, tenant, lang, maxRating, path])
  const isWorded = useAllWordsLoaded()
  const isFound = isWorded && other !== null && other !== lang
  useEffect(() => onFound(isFound), [isFound, onFound])
  if (!isFound) return null
  return (
    <LinkLanguage lang={other}>
      <ButtonLink variant="primary" to={search ? `${path}?${search}` : path} hrefLang={other}>
        {t('keep.openIn', { language: languageName(other, lang) })}
      </ButtonLink>
    </LinkLanguage>
  )
}
