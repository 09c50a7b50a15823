import * as v from 'valibot'

export const wholeNumber = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^-?\d+$/, 'must be a whole number'),
    v.transform(Number),
    v.minValue(least, `must be at least ${least}`),
    v.maxValue(most, `must be at most ${most}`),
  )
export const onOff = v.pipe(
  v.picklist(['on', 'off', 'true', 'false', '1', '0'], 'must be on or off'),
  v.transform((value) => value === 'on' || value === 'true' || value === '1'),
)
export const folder = v.pipe(v.string(), v.minLength(1, 'must name a folder'))
export const addressOrNothing = (schemes: readonly string[]) =>
  v.pipe(
    v.string(),
    v.check(
      (value) => value === '' || (URL.canParse(value) && schemes.includes(new URL(value).protocol)),
      `must be empty or an address that starts with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}`,
    ),
  )

export const momentOrNothing = v.pipe(
  v.string(),
  v.check(
    (value) => value === '' || v.is(v.pipe(v.string(), v.isoTimestamp()), value),
    'must be empty or a moment such as 2026-12-24T18:00:00Z',
  ),
  v.transform((value) => (value === '' ? null : new Date(value))),
)

/** One value per tenant: `riwaq=secret nour=another`; everything after the first equals sign belongs to the value. */
export const byTenant = v.pipe(
  v.string(),
  v.regex(
    /^(?:[a-z][a-z0-9-]{0,30}=\S+(?:\s+|$))*$/,
    'must be empty or a list of tenant=secret, parted by spaces',
  ),
  v.transform(
    (text): ReadonlyMap<string, string> =>
      new Map(
        [...text.matchAll(/(\S+?)=(\S+)/g)].map(([, tenant = '', value = '']) => [tenant, value] as const),
      ),
  ),
)

const isBareAddress = (value: string) => {
  const { pathname, search, hash } = new URL(value)
  return pathname === '/' && search === '' && hash === ''
}
/** Tenants are identified by their hosts, so a path has no meaning. */
export const hostOrNothing = v.pipe(
  addressOrNothing(['http:', 'https:']),
  v.check(
    (value) => value === '' || !URL.canParse(value) || isBareAddress(value),
    'must be an address without a path, such as https://portal.example',
  ),
)
/** Origins, parted by spaces. */
export const origins = v.pipe(
  v.string(),
  v.transform((text) => text.split(/\s+/).filter(Boolean)),
  v.array(
    v.pipe(
      v.string(),
      v.check(
        (value) => /^https?:/.test(value) && URL.canParse(value) && isBareAddress(value),
        'must be empty or a list of addresses without a path, such as https://portal.example, parted by spaces',
      ),
      v.transform((value) => new URL(value).origin),
    ),
  ),
)
const mailAddress = /[^\s<>@"(),:;]+@[^\s<>@"(),:;]+/.source
const displayName = /(?:"[^"\p{Cc}]*" *|[^"<>@(),:;\p{Cc}]*)/u.source
export const sender = v.pipe(
  v.string(),
  v.regex(
    new RegExp(`^(?:${mailAddress}|${displayName}<${mailAddress}>)?$`, 'u'),
    'must be a mail address, or a name and one: Portal <info@portal.example>',
  ),
)
