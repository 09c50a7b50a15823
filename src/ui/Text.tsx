import { baseDirection } from '../lib/base-direction.ts'

/** Text from data: isolated, so that its direction never reorders the text around it, and with its language. */
export const Text = ({ lang, children }: { lang?: string | undefined; children: string }) => (
  <bdi lang={lang} dir={baseDirection(children, lang)}>
    {children}
  </bdi>
)
