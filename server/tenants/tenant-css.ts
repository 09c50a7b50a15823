/** The tenant's own values of the tokens in `src/ui/tokens.css`, for both themes; included after that file. */
import { from } from '../../src/lib/breakpoints.ts'
import type { Tenant } from './tenant.ts'

const rule = (selector: string, tokens: Record<string, string>) => {
  const lines = Object.entries(tokens).map(([name, value]) => `${name}:${value}`)
  return lines.length ? `${selector}{${lines.join(';')}}` : ''
}

/** Repeats the selectors of that file, so that the later rule wins. */
export const tenantCss = ({ tokens }: Pick<Tenant, 'tokens'>): string =>
  [
    rule(':root', tokens.both),
    rule("[data-theme='light']", tokens.light),
    rule("[data-theme='dark']", tokens.dark),
    `@media${from('md')}{${rule(':root', tokens.broad)}}`,
    `@media${from('lg')}{${rule(':root', tokens.desktop)}}`,
    // Arabic letters are joined, so letter spacing would tear them apart.
    ':root:lang(ar){--h-track:0em}',
  ].join('')
