import { useEffect } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../state/words/translation.tsx'
import { useSnapshot } from 'valtio'
import { structureQuery } from '../../api/content.ts'
import { configurationStructure } from '../../contract/freshness.ts'
import { globalSettingsOf } from '../../domain/global-settings.ts'
import { errorShown } from '../../domain/analytics.ts'
import { trackEvent } from '../../state/analytics/analytics.ts'
import { useConfiguredLinks } from '../../state/navigation/use-configured-links.ts'
import { useFormats } from '../../state/words/formats.ts'
import { parental } from '../../state/age-ceiling/age-ceiling.ts'
import { scopeOf, usePortal } from '../../state/portal/portal.tsx'
import { Arches } from '../../ui/Arches.tsx'
import { error } from '../../ui/arch-pictures/error.tsx'
import { lost } from '../../ui/arch-pictures/lost.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import css from './ErrorPage.module.css'
import { errorButtonKey, errorDescKey, errorHeadKey } from './error-words.ts'
import type { ErrorProps } from './error-props.ts'

const useHomeUrl = () => {
  const configurations = useQuery({
    ...structureQuery(scopeOf(usePortal()), { name: configurationStructure, id: null }),
    enabled: false,
  })
  return useConfiguredLinks()(globalSettingsOf(configurations.data).links.homeUrl)
}

export const ErrorPage = ({ failure, retry }: ErrorProps) => {
  const { t } = useTranslation()
  const { figure } = useFormats()
  const homeUrl = useHomeUrl()
  const { isActive } = useSnapshot(parental)
  const statusCode = failure?.statusCode ?? 404
  const isNotFound = statusCode === 404
  const message = failure?.message ?? ''
  useEffect(() => trackEvent(errorShown(statusCode, message)), [statusCode, message])
  return (
    <section className={css.page}>
      <Arches picture={isNotFound ? lost : error} />
      <p className={css.code}>{t('errorPage.code', { code: figure(statusCode) })}</p>
      <h1 className={css.head}>{t(errorHeadKey(statusCode))}</h1>
      <p className={css.desc}>{t(errorDescKey(statusCode))}</p>
      {isActive && <p className={css.notice}>{t('errorPage.parental')}</p>}
      <div className={css.actions}>
        {retry && (
          <Button variant="primary" onClick={retry}>
            {t('errorPage.retry')}
          </Button>
        )}
        {/* The flag distinguishes a 404's button from others (ERR-08, AMBIG-045). */}
        <span data-not-found={isNotFound}>
          <ButtonLink variant={retry ? 'soft' : 'primary'} to={homeUrl}>
            {t(errorButtonKey)}
          </ButtonLink>
        </span>
      </div>
    </section>
  )
}
