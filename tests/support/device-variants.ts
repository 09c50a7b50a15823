/** A journey in a language on a device: which of them run always, and which in the long run only. */
export const deviceSizes = { phone: { width: 412, height: 915 }, desktop: { width: 1440, height: 900 } }

type Variant = readonly [lang: 'en' | 'ar', device: keyof typeof deviceSizes]

export const variantsOf = (always: readonly Variant[], onlyInLong: readonly Variant[]): readonly Variant[] =>
  process.env['LONG'] ? [...always, ...onlyInLong] : always
