import css from './Prose.module.css'
import { Section } from './Section.tsx'

interface ProseProps {
  title: string
  text: string
  lang: string | undefined
  dir?: 'ltr' | 'rtl'
}
export const Prose = ({ title, text, lang, dir }: ProseProps) => (
  <Section title={title}>
    <p className={css.prose} lang={lang} dir={dir}>
      {text}
    </p>
  </Section>
)
