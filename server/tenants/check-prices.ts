import { languageCodes } from '../../src/contract/languages.ts'
import { decimalsOf, fitsDecimals, isExactPrice, parsePrice } from '../../src/domain/money.ts'
import { priceDecimalsOf } from './configured.ts'
import type { Plan } from './tenant-file.ts'
import type { Tenant } from './tenant.ts'

type Configured = Pick<Tenant, 'configurations'>

const faultOf = (price: Plan['price'], tenant: Configured): string | null => {
  const sum = `${price.amount} ${price.currency}`
  const money = parsePrice(price)
  if (!money) return `${sum} is too large`
  if (!isExactPrice(price)) return `${sum} has more decimals than its currency`
  for (const lang of languageCodes) {
    const decimals = decimalsOf(priceDecimalsOf(tenant, lang))
    if (!fitsDecimals(money, decimals))
      return `${sum} has more decimals than price_format.count shows in ${lang}: ${decimals}`
  }
  return null
}

export const findPriceFault = (
  plans: readonly Plan[],
  tenant: Configured,
): { field: string; why: string } | null => {
  for (const [at, { price, promotion }] of plans.entries()) {
    const promoted = { ...price, amount: promotion?.amount ?? price.amount }
    for (const [name, one] of [
      ['price', price],
      ['promotion', promoted],
    ] as const) {
      const why = faultOf(one, tenant)
      if (why) return { field: `plans.${at}.${name}.amount`, why }
    }
  }
  return null
}
