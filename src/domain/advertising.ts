import * as v from 'valibot'

const Ads = v.object({
  enabled: v.literal(true),
  conversionId: v.pipe(v.string(), v.regex(/^AW-\d{6,12}$/)),
})

/** From the configuration node `google-ads`: the account that the tenant’s campaigns count for. CONFIG-07 */
export const adsAccountOf = (node: unknown): string | null => {
  const parsed = v.safeParse(Ads, node)
  return parsed.success ? parsed.output.conversionId : null
}
