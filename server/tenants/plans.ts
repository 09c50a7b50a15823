/** Plans on the wire: the template's texts become one attribute a language. */
import type { SubscriptionType } from '../../src/contract/subscriptions.ts'
import { linkTo } from '../../src/domain/addresses/addresses.ts'
import type { Plan, PlanTemplate } from './tenant-file.ts'

const bold = (name: string) => `<strong>${name}</strong>`

const attributesOf = (plan: Plan, template: PlanTemplate): SubscriptionType['attributes'] => {
  const texts: PlanTemplate['texts'] = { ...template.texts, NAME_TEXT_: plan.name }
  const titles = Object.entries(plan.name).map(([lang, name]) => [lang, bold(name)])
  texts['DISPLAY_SERVICE_NAME_HTML_TEXT_'] = Object.fromEntries(titles) as Record<string, string>
  const localised = Object.entries(texts).flatMap(([key, words]) =>
    Object.entries(words).map(([lang, value]) => ({ key: key + lang, value })),
  )
  const plain = Object.entries({
    ...template.attributes,
    ment_background_image: `/img/plan-${plan.id}/640x0.webp`,
    DISPLAY_SERVICE_TNC_DATA_POPUP: linkTo.info(template.terms),
  }).map(([key, value]) => ({ key, value }))
  return [...plain, ...localised]
}

export const subscriptionTypeOf = (plan: Plan, template: PlanTemplate): SubscriptionType => ({
  id: plan.id,
  name: plan.name['en'] ?? '',
  attributes: attributesOf(plan, template),
  billingCycle: template.billingCycle,
  subscriptionTypePrice: plan.price,
  ...(plan.promotion ? { subscriptionTypePromotionPrice: plan.promotion } : {}),
  ...(template.maxTrialDuration ? { maxTrialDuration: template.maxTrialDuration } : {}),
  contingents: template.contingents,
  ...(template.accumulateContingent ? { accumulateContingent: true } : {}),
})
