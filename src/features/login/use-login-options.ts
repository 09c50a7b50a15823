/** From the tenant's configuration; while that is unknown, the two options that every tenant has. */
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../state/words/translation.tsx'
import { structureQuery } from '../../api/content.ts'
import { configurationStructure } from '../../contract/freshness.ts'
import { configurationOf } from '../../domain/global-settings.ts'
import { type LoginOption, hasSeveralOptions, loginOptionsOf } from '../../domain/login-options.ts'
import { scopeOf, usePortal } from '../../state/portal/portal.tsx'

export const useLoginOptions = (): LoginOption[] => {
  const { t } = useTranslation()
  const portal = usePortal()
  const { data } = useQuery(structureQuery(scopeOf(portal), { name: configurationStructure, id: null }))
  const list = configurationOf(data, 'login_options')['list']
  const options = loginOptionsOf(list, portal.lang, portal.tenant)
  const always: LoginOption[] = [
    { id: 'login', title: t('login.signIn'), kind: 'login' },
    { id: 'register', title: t('login.create'), kind: 'register' },
  ]
  return hasSeveralOptions(portal.tenant) && options.length > 0 ? options : always
}
