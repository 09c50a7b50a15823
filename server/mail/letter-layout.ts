/** The one layout of all letters. Styles are attributes and the layout is a table, since mailboxes drop stylesheets. */
import { type Language, localeOf } from '../../src/contract/languages.ts'
import { brandOf } from '../../src/domain/brand.ts'
import { type Markup, html } from '../http/html.ts'
import { createTranslate } from '../identity/words.ts'
import type { Tenant } from '../tenants/tenant.ts'
import type { LetterContent } from './letter.ts'

interface LetterContext {
  tenant: Tenant
  lang: Language
}

const partsOf = ({ tenant, lang }: LetterContext, content: LetterContent) => ({
  hello: createTranslate(tenant, lang)('identity.letter.hello'),
  brand: brandOf(tenant, lang),
  notes: content.notes ?? [],
  ...content,
})

export const plainTextOf = (context: LetterContext, content: LetterContent): string => {
  const { hello, paragraphs, action, code, notes, brand } = partsOf(context, content)
  const lines = [
    hello,
    ...paragraphs,
    ...(code === undefined ? [] : [code]),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...notes,
    brand,
  ]
  return `${lines.join('\n\n')}\n`
}

const coloursOf = ({ tokens, colors }: Tenant) => {
  const own = { ...tokens.both, ...(colors.default.isDark ? tokens.dark : tokens.light), ...tokens.light }
  return { accent: own['--accent'] ?? '#5b3df5', on: own['--on'] ?? '#ffffff' }
}

const fonts = 'font-family:system-ui,-apple-system,Segoe UI,Roboto,Noto Sans,sans-serif'

const actionOf = (
  { label, url }: { label: string; url: string },
  { accent, on }: Record<string, string>,
): Markup =>
  html`<p style="margin:24px 0 8px">
      <a
        href="${url}"
        style="display:inline-block;padding:14px 24px;border-radius:12px;background:${accent ?? ''};color:${on ?? ''};font-weight:600;text-decoration:none"
        >${label}</a
      >
    </p>
    <p style="margin:0 0 16px;font-size:13px;color:#5c5664;word-break:break-all">
      <bdi dir="ltr">${url}</bdi>
    </p>`

const codeOf = (code: string): Markup =>
  html`<p dir="ltr" style="margin:24px 0;font-size:32px;font-weight:600;letter-spacing:6px;text-align:center">
    ${code}
  </p>`

export const htmlOf = (context: LetterContext, content: LetterContent): string => {
  const { subject, hello, paragraphs, action, code, notes, brand } = partsOf(context, content)
  const { dir } = localeOf(context.lang)
  const colours = coloursOf(context.tenant)
  const paragraph = (text: string) => html`<p style="margin:0 0 16px">${text}</p>`
  const note = (text: string) => html`<p style="margin:0 0 8px;font-size:14px;color:#5c5664">${text}</p>`
  return html`<!doctype html>
    <html lang="${context.lang}" dir="${dir}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${subject}</title>
      </head>
      <body style="margin:0;background:#f4f2ef;color:#17141c">
        <table
          role="presentation"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          style="${fonts};font-size:16px;line-height:1.5"
        >
          <tr>
            <td align="center" style="padding:24px 12px">
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                style="max-width:560px;background:#ffffff;border-radius:16px"
              >
                <tr>
                  <td
                    style="padding:28px 28px 0;border-top:6px solid ${colours.accent};border-radius:16px 16px 0 0;font-size:20px;font-weight:600"
                  >
                    ${brand}
                  </td>
                </tr>
                <tr>
                  <td dir="${dir}" style="padding:20px 28px 28px">
                    ${paragraph(hello)}${paragraphs.map(paragraph)}${code === undefined ? null : codeOf(code)}${action ? actionOf(action, colours) : null}${notes.map(note)}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html> `.text
}
