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

export const OtherLanguages = ({ onFound }: { onFound: (isFound: boolean) => void }) => {
  const { t } = useTranslation()
  const { tenant, lang, maxRating } = scopeOf(usePortal())
  const { path, search } = useCurrentLocation()
  const client = useQueryClient()
  const [other, setOther] = useState<Language | null>(null)
  useEffect(() => {
    let isUnmounted = false
    otherAvailableLanguage(client, { tenant, lang, maxRating }, path).then(
      (found) => {
        if (!isUnmounted) setOther(found)
      },
      (problem: unknown) => console.info('cached pages of other languages could not be read', problem),
    )
    return () => {
      isUnmounted = true
    }
  }, [client, tenant, lang, maxRating, path])
  const areWordsLoaded = useAllWordsLoaded()
  const isFound = areWordsLoaded && other !== null && other !== lang
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
