import { useQuery } from '@tanstack/react-query'
import { structureQuery } from '../../api/content.ts'
import { configurationStructure } from '../../contract/freshness.ts'
import { contactAbout } from '../../domain/contact.ts'
import { useConfiguredLinks } from '../../state/navigation/use-configured-links.ts'
import { scopeOf, usePortal } from '../../state/portal/portal.tsx'
import { useTranslation } from '../../state/words/translation.tsx'
import { ButtonLink } from '../../ui/Button.tsx'

export const MissingContent = ({ text }: { text: string }) => {
  const { t } = useTranslation()
  const scope = scopeOf(usePortal())
  const { data } = useQuery(structureQuery(scope, { name: configurationStructure, id: null }))
  const to = contactAbout(data, t('search.missingSubject', { text }), useConfiguredLinks())
  return to && <ButtonLink to={to}>{t('search.missing')}</ButtonLink>
}
