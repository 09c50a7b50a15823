/** A context and no store, because the server renders many tenants at once. */
import { createContext, useContext } from 'react'
import type { PersonalScope } from '../../api/personal.ts'
import type { Language } from '../../contract/languages.ts'
import type { Elsewhere, PublicTenant } from '../../contract/page.ts'
import type { PublicScope } from '../../contract/query-keys.ts'
import { brandOf } from '../../domain/brand.ts'
import { userKey } from '../session/session.ts'

interface Portal {
  tenant: PublicTenant
  lang: Language
  maxRating: number
  build: string
  foreignBackend: Elsewhere | undefined
}

const PortalContext = createContext<Portal | null>(null)
export const PortalProvider = PortalContext.Provider

export const usePortal = (): Portal => {
  const portal = useContext(PortalContext)
  if (!portal) throw new Error('usePortal is called outside PortalProvider')
  return portal
}

export const useBrand = (): string => {
  const { tenant, lang } = usePortal()
  return brandOf(tenant, lang)
}

export const scopeOf = ({ tenant, lang, maxRating }: Portal): PublicScope => ({
  tenant: tenant.name,
  lang,
  maxRating,
})

export const personalScopeOf = (portal: Portal): PersonalScope => ({ ...scopeOf(portal), user: userKey() })
