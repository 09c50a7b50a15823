/** Plans as they are sent: each text of the template becomes one attribute per language. */
import { languageCodes } from '../../src/contract/languages.ts'
import type { SubscriptionType } from '../../src/contract/subscriptions.ts'
import { linkTo } from '../../src/domain/addresses/addresses.ts'
import type { Plan, PlanTemplate, Promised } from './tenant-file.ts'
import type { Tenant } from './tenant.ts'

type Features = Tenant['features']

const bold = (name: string) => `<strong>${name}</strong>`

/** `en` alone would add a comma before the last word. */
const listing = (lang: string) => new Intl.ListFormat(lang === 'en' ? 'en-GB' : lang)

/** The text in each language, without features that the tenant has disabled. */
const promiseTexts = ({ around, between, parts }: Promised, features: Features): Record<string, string> => {
  const offered = parts.filter(({ needs }) => needs === undefined || features[needs] !== false)
  return Object.fromEntries(
    languageCodes.map((lang) => {
      const words = offered.map((part) => part.words[lang] ?? '')
      const list = between === 'line' ? words.join('\n') : listing(lang).format(words)
      return [lang, around?.[lang]?.replace('{list}', list) ?? list]
    }),
  )
}

const attributesOf = (
  plan: Plan,
  template: PlanTemplate,
  features: Features,
): SubscriptionType['attributes'] => {
  const texts: PlanTemplate['texts'] = { ...template.texts, NAME_TEXT_: plan.name }
  for (const [key, promised] of Object.entries(template.promises ?? {}))
    texts[key] = promiseTexts(promised, features)
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

export const subscriptionTypeOf = (
  plan: Plan,
  template: PlanTemplate,
  features: Features,
): SubscriptionType => ({
  id: plan.id,
  name: plan.name['en'] ?? '',
  attributes: attributesOf(plan, template, features),
  billingCycle: template.billingCycle,
  subscriptionTypePrice: plan.price,
  ...(plan.promotion ? { subscriptionTypePromotionPrice: plan.promotion } : {}),
  ...(template.maxTrialDuration ? { maxTrialDuration: template.maxTrialDuration } : {}),
  contingents: template.contingents,
  ...(template.accumulateContingent ? { accumulateContingent: true } : {}),
})
