import { kindOf } from '../../../src/contract/kinds.ts'
import type { Language } from '../../../src/contract/languages.ts'
import { brandOf } from '../../../src/domain/brand.ts'
import { descriptionOf } from '../../tenants/configured.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import type { PageSummary } from './page-summary.ts'
import { textAt } from './words.ts'

/** The verb for items of a kind; without one they are "found". */
const actionWords: Partial<Record<ReturnType<typeof kindOf>['action'], string>> = {
  play: 'hear',
  watch: 'watch',
  start: 'play',
  register: 'play',
  read: 'read',
}

const longestNames = 120
const namesOf = (lead: PageSummary): string[] => {
  const names: string[] = []
  for (const { title } of lead.shown)
    if (names.length === 0 || [...names, title].join(', ').length <= longestNames) names.push(title)
  return names
}

const fillText = (text: string, values: Record<string, string>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')

type TenantTexts = Pick<Tenant, 'brand' | 'brandIn' | 'description' | 'configurations'>

export const pageDescription = (tenant: TenantTexts, lang: Language, lead: PageSummary): string => {
  const portalText = descriptionOf(tenant, lang)
  if (lead.path === '/') return portalText
  if (lead.description) return lead.description
  const section = lead.vertical && textAt(lang, `vertical.${lead.vertical}`)
  const page = [lead.title, ...(section && section !== lead.title ? [section] : [])]
    .filter(Boolean)
    .join(' – ')
  const [first] = lead.shown
  if (!first) return [page, portalText].filter(Boolean).join('. ')
  const names = namesOf(lead)
  const items = names.join(lang === 'ar' ? '، ' : ', ') + (names.length < lead.count ? ' …' : '.')
  const action = actionWords[kindOf(first.kind).action] ?? 'find'
  return fillText(textAt(lang, `described.${action}`) ?? '{{page}}', {
    page,
    items,
    brand: brandOf(tenant, lang),
  })
}
